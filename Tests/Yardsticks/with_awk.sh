#!/bin/sh
# The job with tools that every system has: with_awk.sh FOLDER
# The transactions become a file with tabs, since there is no database.
set -eu
export LC_ALL=C
cd "$1"
# Texts have no quotes in them, only around them.
awk '
  FILENAME == "rules.tsv" {
    split($0, part, "\t")
    words[++rules] = part[1]; regex[rules] = part[2]; category[rules] = part[3]; bound[rules] = part[4]
    next
  }
  FNR == 1 { card = FILENAME; sub("^csv/", "", card); sub("/.*", "", card); next }
  {
    if (split($0, quoted, "\"") == 3) {
      split(quoted[3], field, ","); text = quoted[2]
      date = substr(quoted[1], 1, 10); amount = field[2]; currency = field[3]; reference = field[4]
    } else {
      split($0, field, ",")
      date = field[1]; text = field[2]; amount = field[3]; currency = field[4]; reference = field[5]
    }
    if (reference in seen) next
    seen[reference]
    sub(/\./, "", amount); amount += 0
    size = amount < 0 ? -amount : amount
    if (!(text in known)) {
      found = ""; upper = toupper(text)
      for (rule = 1; rule <= rules; rule++)
        if (words[rule] != "" ? index(upper, words[rule]) : upper ~ regex[rule]) {
          found = found " " rule
          if (bound[rule] == "") break
        }
      known[text] = found
    }
    name = ""
    count = split(known[text], candidates, " ")
    for (place = 1; place <= count; place++)
      if (size >= bound[candidates[place]] * 100) { name = category[candidates[place]]; break }
    print reference "\t" card "\t" date "\t" text "\t" amount "\t" currency "\t" name > "out/transactions.tsv"
    month = substr(date, 1, 7)
    sums[month "," name] += amount; counts[month "," name]++
  }
  END { for (key in sums) printf "%s,%d,%d\n", key, counts[key], sums[key] }
' rules.tsv csv/*/*.csv | sort > out/report.csv
