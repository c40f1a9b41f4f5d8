/* Asking the program's server, and what comes of it when it says no. */

/* What the server refused, in its own words; `isGone` where nobody answered. */
export class ServerRefusal extends Error {
  constructor(answer, status) {
    super(answer?.message ?? '');
    this.remedy = answer?.remedy ?? null;
    this.field = answer?.field ?? null;
    this.status = status;
    this.uses = null;
    this.mistakes = null;
    this.isGone = status === 0;
  }
}

/** @param {string} method @param {string} path below /api/ @param {object} [body] */
async function request(method, path, body) {
  const options = { method, headers: {} };
  if (method !== 'GET') {
    options.headers['Content-Type'] = 'application/json';
    options.body = JSON.stringify(body ?? {});
  }
  let response;
  try {
    response = await fetch(`/api/${path}`, options);
  } catch {
    throw new ServerRefusal(null, 0);
  }
  const text = await response.text();
  let answer = null;
  try { answer = JSON.parse(text); } catch { /* It is no JSON, and an error below. */ }
  if (response.ok && answer !== null) return answer;
  const refusal = new ServerRefusal(answer?.error, response.status || 500);
  refusal.uses = answer?.uses ?? null;
  refusal.mistakes = answer?.mistakes ?? null;
  throw refusal;
}

export const getJSON = (path) => request('GET', path);
export const postJSON = (path, body) => request('POST', path, body);
export const patchJSON = (path, body) => request('PATCH', path, body);
export const deleteJSON = (path, body) => request('DELETE', path, body);
export const segment = (text) => encodeURIComponent(text);
