/* Where the lines of the list stand: heads of groups, and below those that are open their rows.
   Nothing here knows the document. */

/* Stands for a row where a line is the head of a group. */
export const HEAD = -1;

export class Lines {
  /**
   * @param {object[]} groups with rows, their count, and children
   * @param {(path: any, depth: number) => boolean} isOpen
   * @param {(rows: Int32Array) => Int32Array} sorted
   */
  constructor(groups, isOpen, sorted = (rows) => rows) {
    this.heads = [];
    this.count = 0;
    for (const group of groups) this.#note(group, 0, group.key, isOpen);
    this.rowAt = new Int32Array(this.count).fill(HEAD);
    this.headAt = new Int32Array(this.count);
    this.tops = new Float64Array(this.count + 1);
    this.heads.forEach((head, place) => {
      this.headAt[head.line] = place;
      if (!head.isOpen) return;
      this.rowAt.set(sorted(head.group.rows), head.firstRow);
      this.headAt.fill(place, head.firstRow, head.firstRow + head.group.count);
    });
  }

  /* What stands below a group comes before its own rows. */
  #note(group, depth, path, isOpen) {
    const head = { group, depth, path, isOpen: isOpen(path, depth), line: this.count, firstRow: 0 };
    this.heads.push(head);
    this.count += 1;
    if (!head.isOpen) return;
    for (const child of group.children) {
      this.#note(child, depth + 1, `${path}\u0000${child.key}`, isOpen);
    }
    head.firstRow = this.count;
    this.count += group.count;
  }

  head(line) { return this.heads[this.headAt[line]]; }
  isHead(line) { return this.rowAt[line] === HEAD; }
  isFirst(line) { return this.isHead(line - 1); }
  isLast(line) { return line + 1 === this.count || this.isHead(line + 1); }

  /** Lays the lines out, one below the other. @param {(line: number) => number} heightOf */
  layOut(heightOf, from = 0) {
    for (let line = from; line < this.count; line += 1) {
      this.tops[line + 1] = this.tops[line] + heightOf(line);
    }
  }

  get height() { return this.tops[this.count]; }

  /* The line at a height; the first or last one beyond them. */
  lineAt(y) {
    let [low, high] = [0, this.count - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.tops[middle] <= y) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /* The next line in a direction that is wanted; -1 where there is none. */
  next(line, step, isWanted) {
    for (let each = line + step; each >= 0 && each < this.count; each += step) {
      if (isWanted(each)) return each;
    }
    return -1;
  }

  lineOfRow(row) { return row < 0 ? -1 : this.rowAt.indexOf(row); }
}
