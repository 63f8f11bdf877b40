import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type S3StandIn, startS3StandIn } from "./s3-stand-in.ts";
import { checkSignature } from "./signature.ts";

const owner = { accessKey: "AKIATEST", secretKey: "secret/key+test", region: "eu-central-1" };
const clock = { now: new Date() };
let standIn: S3StandIn;
beforeAll(async () => {
	standIn = await startS3StandIn({ ...owner, bucket: "pictures", now: () => clock.now });
});
beforeEach(() => {
	standIn.controls.reset();
	clock.now = new Date();
});
afterAll(() => standIn.stop());

function ask(
	method: string,
	path: string,
	{
		body,
		headers = {},
		...other
	}: { body?: string; headers?: Record<string, string> } & Partial<typeof owner> = {},
) {
	const { accessKey, secretKey, region } = { ...owner, ...other };
	const client = new AwsClient({
		accessKeyId: accessKey,
		secretAccessKey: secretKey,
		region,
		service: "s3",
		retries: 0,
	});
	return client.fetch(`${standIn.url}${path}`, { method, headers, ...(body !== undefined && { body }) });
}

async function codeOf(response: Response): Promise<[number, string | undefined]> {
	return [response.status, /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1]];
}

describe("the signature", () => {
	const published = {
		accessKey: "AKIAIOSFODNN7EXAMPLE",
		secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
		region: "us-east-1",
	};
	const at = new Date("2013-05-24T00:00:00Z");
	const scope = "Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request";
	const host = "examplebucket.s3.amazonaws.com";
	const emptyHash = createHash("sha256").update("").digest("hex");
	/** The examples from Amazon's documentation of the signature. */
	const examples = [
		{
			method: "GET",
			url: "/test.txt",
			body: Buffer.alloc(0),
			headers: {
				host,
				range: "bytes=0-9",
				"x-amz-content-sha256": emptyHash,
				"x-amz-date": "20130524T000000Z",
				authorization: `AWS4-HMAC-SHA256 ${scope},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
			},
		},
		{
			method: "PUT",
			url: "/test%24file.text",
			body: Buffer.from("Welcome to Amazon S3."),
			headers: {
				host,
				date: "Fri, 24 May 2013 00:00:00 GMT",
				"x-amz-date": "20130524T000000Z",
				"x-amz-storage-class": "REDUCED_REDUNDANCY",
				"x-amz-content-sha256": createHash("sha256").update("Welcome to Amazon S3.").digest("hex"),
				authorization: `AWS4-HMAC-SHA256 ${scope},SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class,Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd`,
			},
		},
	];

	test.each(examples)("of the published $method is valid for that request only", (request) => {
		expect(checkSignature(published, request, at)).toBeUndefined();
		expect(checkSignature(published, { ...request, url: `${request.url}x` }, at)).toBe(
			"SignatureDoesNotMatch",
		);
		expect(checkSignature({ ...published, secretKey: "x" }, request, at)).toBe("SignatureDoesNotMatch");
		expect(checkSignature(published, { ...request, body: Buffer.from("x") }, at)).toBe(
			"XAmzContentSHA256Mismatch",
		);
		const soon = new Date(at.getTime() + 16 * 60 * 1000);
		expect(checkSignature(published, request, soon)).toBe("RequestTimeTooSkewed");
	});

	test.each([
		["another key", { accessKey: "AKIAOTHER" }, [403, "InvalidAccessKeyId"]],
		["another secret", { secretKey: "other" }, [403, "SignatureDoesNotMatch"]],
		["another region", { region: "us-east-1" }, [400, "AuthorizationHeaderMalformed"]],
	] as const)("by %s is refused", async (_, other, refusal) => {
		expect(await codeOf(await ask("GET", "/pictures/a", other))).toEqual(refusal);
	});

	test("that is missing is refused", async () => {
		expect(await codeOf(await fetch(`${standIn.url}/pictures/a`))).toEqual([403, "AccessDenied"]);
	});

	test("that is fifteen minutes old is refused", async () => {
		clock.now = new Date(Date.now() + 16 * 60 * 1000);
		expect(await codeOf(await ask("GET", "/pictures/a"))).toEqual([403, "RequestTimeTooSkewed"]);
	});
});

describe("objects", () => {
	test("are stored, returned, listed and deleted", async () => {
		const key = "/pictures/folder/a%20b.txt";
		const put = await ask("PUT", key, { body: "one", headers: { "content-type": "text/plain" } });
		expect([put.status, put.headers.get("etag")]).toEqual([200, `"${md5("one")}"`]);
		const got = await ask("GET", key);
		expect([got.status, got.headers.get("content-type"), await got.text()]).toEqual([
			200,
			"text/plain",
			"one",
		]);
		const head = await ask("HEAD", key);
		expect([head.status, head.headers.get("content-length")]).toEqual([200, "3"]);
		expect(standIn.controls.objects()).toEqual([{ key: "folder/a b.txt", bytes: 3, type: "text/plain" }]);
		expect((await ask("DELETE", key)).status).toBe(204);
		expect((await ask("DELETE", key)).status).toBe(204);
		expect(await codeOf(await ask("GET", key))).toEqual([404, "NoSuchKey"]);
		expect((await ask("HEAD", key)).status).toBe(404);
	});

	test("do not exist in another bucket, and other operations are refused", async () => {
		expect(await codeOf(await ask("GET", "/other/a"))).toEqual([404, "NoSuchBucket"]);
		expect(await codeOf(await ask("POST", "/pictures/a", { body: "x" }))).toEqual([405, "MethodNotAllowed"]);
	});
});

describe("told to fail", () => {
	test.each([
		["slow_down", 503, "SlowDown"],
		["error", 500, "InternalError"],
		["denied", 403, "AccessDenied"],
		["no_bucket", 404, "NoSuchBucket"],
	] as const)("it responds once with %s, then honestly", async (how, status, code) => {
		await ask("PUT", "/pictures/b", { body: "two" });
		standIn.controls.next(how);
		expect(await codeOf(await ask("GET", "/pictures/b"))).toEqual([status, code]);
		expect(await (await ask("GET", "/pictures/b")).text()).toBe("two");
		expect(standIn.controls.calls().map((call) => [call.method, call.key, call.status])).toEqual([
			["PUT", "b", 200],
			["GET", "b", status],
			["GET", "b", 200],
		]);
	});

	test("it truncates, sends other bytes, hangs up and forgets", async () => {
		await ask("PUT", "/pictures/c", { body: "three" });
		standIn.controls.next("cut", "other_bytes", "drop", "forget");
		await expect(ask("GET", "/pictures/c").then((answer) => answer.text())).rejects.toThrow(TypeError);
		expect(await (await ask("GET", "/pictures/c")).text()).toBe("xxxxx");
		await expect(ask("GET", "/pictures/c")).rejects.toThrow(TypeError);
		expect((await ask("PUT", "/pictures/d", { body: "four" })).status).toBe(200);
		expect((await ask("GET", "/pictures/d")).status).toBe(404);
		standIn.controls.lose("c");
		expect((await ask("GET", "/pictures/c")).status).toBe(404);
	});

	test("it is controlled from another process, but not by a page", async () => {
		const control = (how: string, headers = {}) =>
			fetch(`${standIn.url}/_controls/behave`, { method: "POST", body: JSON.stringify({ how }), headers });
		expect((await control("slow_down")).status).toBe(200);
		expect((await ask("GET", "/pictures/e")).status).toBe(503);
		expect((await control("sing")).status).toBe(400);
		expect((await control("honest", { origin: "http://evil.test" })).status).toBe(403);
	});
});

function md5(text: string): string {
	return createHash("md5").update(text).digest("hex");
}
