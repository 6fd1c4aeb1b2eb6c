import { contentDisposition } from './content-disposition';

test.each([
  ['leaf.jpg', `attachment; filename="leaf.jpg"; filename*=UTF-8''leaf.jpg`],
  ['ପତ୍ର.jpg', `filename="____.jpg"; filename*=UTF-8''%E0%AC%AA%E0%AC%A4%E0%AD%8D%E0%AC%B0.jpg`],
  ['a"; evil="b', `filename="a_; evil=_b"; filename*=UTF-8''a%22%3B%20evil%3D%22b`],
  ["o'clock (1)*.png", `filename*=UTF-8''o%27clock%20%281%29%2A.png`],
  ['../../etc\\passwd', `filename=".._.._etc_passwd"; filename*=UTF-8''..%2F..%2Fetc%5Cpasswd`],
  ['line\r\nSet-Cookie: a=b', `filename="line__Set-Cookie: a=b"`],
  ['50%.csv', `filename="50_.csv"`],
  ['half \ud83c', `filename*=UTF-8''half%20%EF%BF%BD`],
])('keeps the file name %j as one name', (name, expected) => {
  const value = contentDisposition('attachment', name);
  expect(value).toContain(expected);
  expect(value).toMatch(/^[\x20-\x7e]+$/);
});
