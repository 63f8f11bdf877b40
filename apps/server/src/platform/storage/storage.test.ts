import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type S3StandIn, startS3StandIn } from "@learnin/stand-ins/s3/s3-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createStorage, StorageFailed } from "./storage.ts";

const owner = { accessKey: "AKIATEST", secretKey: "a secret", region: "eu-central-1" };
let folder: string;
let s3: S3StandIn;
beforeAll(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), "learnin-storage-"));
	s3 = await startS3StandIn({ ...owner, bucket: "pictures" });
});
beforeEach(() => s3.controls.reset());
afterAll(async () => {
	await s3.stop();
	await rm(folder, { recursive: true, force: true });
});

const onDisk = (place = folder) => createStorage({ kind: "disk", folder: place });
const inS3 = (changes = {}) =>
	createStorage({ kind: "s3", endpoint: s3.url, bucket: "pictures", ...owner, ...changes });
const fileOf = (id: string) => path.join(folder, "images", id.slice(0, 2), `${id}.webp`);

describe.each([
	["the disk", onDisk],
	["S3", inS3],
])("%s", (_, open) => {
	test("returns what was put, also on another node, and putting the same bytes again is idempotent", async () => {
		const bytes = randomBytes(200_000);
		const id = await open().put(bytes);
		expect(id).toMatch(/^[a-f0-9]{64}$/);
		expect(await open().put(bytes)).toBe(id);
		expect((await open().get(id))?.equals(bytes)).toBe(true);
	});

	test("has nothing under an unused or deleted name", async () => {
		const id = await open().put(randomBytes(10));
		await open().delete(id);
		await open().delete(id);
		expect(await open().get(id)).toBeUndefined();
	});

	test("takes many concurrently, including duplicates", async () => {
		const pictures = Array.from({ length: 10 }, () => randomBytes(1000));
		const ids = await Promise.all([...pictures, ...pictures].map((bytes) => open().put(bytes)));
		expect(new Set(ids).size).toBe(10);
		for (const [at, bytes] of pictures.entries())
			expect((await open().get(ids[at] ?? ""))?.equals(bytes)).toBe(true);
	});
});

describe("a disk", () => {
	test("has one subfolder per prefix, and no temporary file left", async () => {
		const id = await onDisk().put(randomBytes(50));
		expect((await readdir(path.dirname(fileOf(id)))).filter((name) => name.startsWith(id))).toEqual([
			`${id}.webp`,
		]);
	});

	test("detects a truncated file, and the same image replaces it", async () => {
		const bytes = randomBytes(500);
		const id = await onDisk().put(bytes);
		await truncate(fileOf(id), 100);
		await expect(onDisk().get(id)).rejects.toThrow(StorageFailed);
		await onDisk().put(bytes);
		expect((await onDisk().get(id))?.equals(bytes)).toBe(true);
	});

	test("whose folder is a file throws StorageFailed", async () => {
		const place = path.join(folder, "elsewhere");
		await mkdir(place);
		await writeFile(path.join(place, "images"), "");
		await expect(onDisk(place).put(randomBytes(5))).rejects.toThrow(StorageFailed);
		await expect(onDisk(place).get("0".repeat(64))).rejects.toThrow(StorageFailed);
	});
});

describe("S3", () => {
	test("gets signed, path-style requests for one object", async () => {
		const bytes = randomBytes(5);
		const id = await inS3().put(bytes);
		expect(s3.controls.calls()).toMatchObject([{ method: "PUT", key: `images/${id}.webp`, status: 200 }]);
		expect(s3.controls.objects()).toContainEqual({ key: `images/${id}.webp`, bytes: 5, type: "image/webp" });
	});

	test.each(["slow_down", "error"] as const)("that responds %s once is retried", async (how) => {
		s3.controls.next(how);
		const id = await inS3().put(randomBytes(20));
		s3.controls.next(how, how);
		expect(await inS3().get(id)).toHaveLength(20);
	});

	test.each([
		["slow_down", "503 SlowDown"],
		["error", "500 InternalError"],
		["denied", "403 AccessDenied"],
		["no_bucket", "404 NoSuchBucket"],
		["redirect", "307 TemporaryRedirect"],
		["drop", "does not answer"],
	] as const)("that keeps responding %s fails with a message without a secret", async (how, words) => {
		const id = await inS3().put(randomBytes(20));
		s3.controls.behave(how);
		const calls = [() => inS3().put(randomBytes(20)), () => inS3().get(id), () => inS3().delete(id)];
		for (const call of calls) {
			const error: unknown = await call().then(
				() => "no error",
				(thrown: unknown) => thrown,
			);
			expect(error).toBeInstanceOf(StorageFailed);
			expect(String(error)).toContain(words);
			expect(String(error)).not.toMatch(/AKIA|secret/);
		}
	});

	test.each(["cut", "other_bytes"] as const)("that sends %s is not trusted", async (how) => {
		const id = await inS3().put(randomBytes(2000));
		s3.controls.next(how);
		await expect(inS3().get(id)).rejects.toThrow(StorageFailed);
		expect(await inS3().get(id)).toHaveLength(2000);
	});

	test.each([
		["secret", { secretKey: "other" }, "403 SignatureDoesNotMatch"],
		["key", { accessKey: "AKIAOTHER" }, "403 InvalidAccessKeyId"],
		["region", { region: "us-west-2" }, "400 AuthorizationHeaderMalformed"],
		["bucket", { bucket: "others" }, "404 NoSuchBucket"],
	])("with a wrong %s fails with its own code", async (_, changes, code) => {
		await expect(inS3(changes).put(randomBytes(5))).rejects.toThrow(code);
		await expect(inS3(changes).get("0".repeat(64))).rejects.toThrow(code);
	});
});
