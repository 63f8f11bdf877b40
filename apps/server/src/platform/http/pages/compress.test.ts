import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { compressAnswers } from "./compress.ts";

const long = { words: "seven times eight ".repeat(200) };
const server = Fastify();
compressAnswers(server);
server.get("/long", async (_, reply) => reply.header("vary", "accept-language").send(long));
server.get("/short", async () => ({ words: "seven" }));
server.get("/page", async (_, reply) => reply.type("text/html").send(long.words));

const get = (url: string, accepted?: string) =>
	server.inject({ url, ...(accepted !== undefined && { headers: { "accept-encoding": accepted } }) });

test.each([
	["gzip, deflate, br, zstd", "br"],
	["gzip", "gzip"],
	["br;q=0, gzip;q=0.5", "gzip"],
])("a long response to a client that accepts %s is sent as %s", async (accepted, encoding) => {
	const { headers, rawPayload } = await get("/long", accepted);
	expect(headers["content-encoding"]).toBe(encoding);
	expect(headers["vary"]).toBe("accept-language, accept-encoding");
	expect(Number(headers["content-length"])).toBe(rawPayload.length);
	expect(rawPayload.length).toBeLessThan(200);
	const text = (encoding === "br" ? brotliDecompressSync : gunzipSync)(rawPayload).toString();
	expect(JSON.parse(text)).toEqual(long);
});

test.each([
	["a client that takes nothing else", "/long", undefined],
	["a client that refuses both", "/long", "br;q=0, gzip;q=0"],
	["an answer that is short", "/short", "br"],
	["what is no JSON", "/page", "br"],
])("%s is sent uncompressed", async (_, url, accepted) => {
	const { headers, statusCode } = await get(url, accepted);
	expect([statusCode, headers["content-encoding"]]).toEqual([200, undefined]);
});
