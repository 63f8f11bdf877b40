import { uploadPicture } from "@learnin/contract/routes/people/avatars.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { updateProfile } from "@learnin/contract/routes/people/profile-changes.contract";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { buildAccount, buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import type { Parent } from "../../platform/testing/factories.ts";
import { sendUpload } from "../../platform/testing/send-upload.ts";
import { testApp } from "../../platform/testing/test-app.ts";

const app = await testApp();
let parent: Parent;
beforeEach(async () => {
	parent = await buildParent(app);
});

const plain = (width = 300, height = 200) =>
	sharp({ create: { width, height, channels: 3, background: "#2fa8ef" } });
const photo = () => plain().jpeg().toBuffer();

const upload = (bytes: Uint8Array, token: string | undefined = parent.token) =>
	sendUpload(app, uploadPicture, {
		files: { picture: bytes },
		data: "{}",
		...(token !== undefined && { token }),
	});

async function addressOf(bytes: Uint8Array): Promise<string> {
	const { status, data } = await upload(bytes);
	expect(status).toBe(200);
	return (data as { avatar: string }).avatar;
}

const fetchPicture = (address: string) => app.inject({ method: "GET", url: address });
const avatarOf = async (token: string) => (await app.call(getUserDetails, {}, token)).data.avatar;

describe("the own photo", () => {
	test("is stored as a square of 256 pixels and shown to anyone who knows its name", async () => {
		const address = await addressOf(await photo());
		expect(address).toMatch(/^\/avatars\/[a-f0-9]{64}\.webp$/);
		expect(await avatarOf(parent.token)).toBe(address);
		const answer = await fetchPicture(address);
		expect(answer.statusCode).toBe(200);
		expect(answer.headers).toMatchObject({
			"content-type": "image/webp",
			"cache-control": expect.stringContaining("private"),
			"x-content-type-options": "nosniff",
			"content-security-policy": expect.stringContaining("sandbox"),
		});
		expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
			format: "webp",
			width: 256,
			height: 256,
		});
	});

	test("is replaced by a new one under another name", async () => {
		const first = await addressOf(await photo());
		const second = await addressOf(await photo());
		expect(second).not.toBe(first);
		expect((await fetchPicture(first)).statusCode).toBe(404);
		expect((await fetchPicture(second)).statusCode).toBe(200);
	});

	test("is deleted when a drawn one is chosen", async () => {
		const address = await addressOf(await photo());
		await app.call(updateProfile, { body: { avatar: "leaf-gold-90" } }, parent.token);
		expect((await fetchPicture(address)).statusCode).toBe(404);
		expect(await avatarOf(parent.token)).toBe("leaf-gold-90");
	});

	test("is deleted with the account", async () => {
		const person = await buildAccount(app);
		const { data } = await upload(await photo(), person.token);
		await app.database.db.deleteFrom("accounts").where("id", "=", person.account_id).execute();
		expect((await fetchPicture((data as { avatar: string }).avatar)).statusCode).toBe(404);
	});

	test("is possible for a super-admin too", async () => {
		expect((await upload(await photo(), (await buildAdmin(app)).token)).status).toBe(200);
	});

	test("is not possible for a child", async () => {
		const child = await buildStudent(app, parent);
		expect(await upload(await photo(), child.token)).toMatchObject({ status: 403, code: "forbidden" });
		const stored = await app.database.db
			.selectFrom("avatar_pictures")
			.where("account_id", "=", child.account_id)
			.select("id")
			.execute();
		expect(stored).toEqual([]);
	});

	test("is limited to twenty an hour", async () => {
		const codes = [];
		for (let at = 0; at < 21; at += 1) codes.push((await upload(Buffer.from("no picture"))).code);
		expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => "image_unreadable"));
		expect(codes[20]).toBe("too_many_requests");
	});
});

describe("an upload", () => {
	test("by an anonymous user is not even read", async () => {
		const answer = await app.inject({
			method: "PUT",
			url: uploadPicture.path,
			payload: Buffer.alloc(6_000_000),
			headers: { "content-type": "multipart/form-data; boundary=x" },
		});
		expect(answer.json()).toMatchObject({ code: "not_signed_in" });
	});

	test.each([
		["JSON in place of a form", "application/json", "{}", 415],
		["a form in another encoding", "application/x-www-form-urlencoded", "picture=1", 415],
		["a form without its boundary", "multipart/form-data", "picture", 400],
		["a form that ends early", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition: fo", 400],
		["more than a picture weighs", "multipart/form-data; boundary=x", "x".repeat(5_600_000), 413],
	])("%s", async (_, type, payload, status) => {
		const answer = await app.inject({
			method: "PUT",
			url: uploadPicture.path,
			payload,
			headers: { "content-type": type, authorization: `Bearer ${parent.token}` },
		});
		expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, "invalid_request"]);
	});

	test.each([
		["no file", {}, "{}", "picture"],
		["a file of another name", { portrait: Buffer.from("x") }, "{}", "picture"],
		["data that is no JSON", { picture: Buffer.from("x") }, "{", "data"],
		["data that nobody asked for", { picture: Buffer.from("x") }, '{"account_id":"1"}', "request"],
	])("%s is told", async (_, files, data, field) => {
		const { status, message } = await sendUpload(app, uploadPicture, { files, data, token: parent.token });
		expect(status).toBe(400);
		expect(Object.keys(message ?? {})).toEqual([field]);
	});
});

type Make = () => Buffer | Promise<Buffer>;
const noise = (width: number, height: number) =>
	sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 256)), {
		raw: { width, height, channels: 3 },
	});
const text =
	(content: string): Make =>
	() =>
		Buffer.from(content);
const withTail =
	(tail: string): Make =>
	async () =>
		Buffer.concat([await plain().png().toBuffer(), Buffer.from(tail)]);

/** Files that people and attackers send. */
const corpus: [string, Make, "kept" | "refused"][] = [
	["a JPEG", photo, "kept"],
	["a PNG", () => plain().png().toBuffer(), "kept"],
	["a PNG that is partly clear", () => plain().ensureAlpha(0.4).png().toBuffer(), "kept"],
	["a PNG with a palette", () => plain().png({ palette: true }).toBuffer(), "kept"],
	["a picture in grays", () => plain().grayscale().jpeg().toBuffer(), "kept"],
	["a progressive JPEG", () => plain().jpeg({ progressive: true }).toBuffer(), "kept"],
	["a WebP", () => plain().webp().toBuffer(), "kept"],
	["a GIF", () => plain().gif().toBuffer(), "kept"],
	["one pixel", () => plain(1, 1).png().toBuffer(), "kept"],
	["a thread of a picture", () => plain(2000, 1).png().toBuffer(), "kept"],
	[
		"a photo with a place in it",
		() =>
			plain()
				.withExif({ IFD0: { Artist: "Ada", Copyright: "Rome" } })
				.jpeg()
				.toBuffer(),
		"kept",
	],
	[
		"a photo taken on its side",
		() => noise(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
		"kept",
	],
	["a picture with a script behind it", withTail("<script>alert(1)</script>"), "kept"],
	["a picture that is an archive as well", withTail("PK\u0003\u0004evil.exe"), "kept"],
	["nothing", () => Buffer.alloc(0), "refused"],
	["a page", text("<html><script>alert(1)</script></html>"), "refused"],
	[
		"a drawing that runs",
		text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>'),
		"refused",
	],
	[
		"a drawing that reads a file",
		text('<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/hosts">]><svg>&x;</svg>'),
		"refused",
	],
	["a document", text("%PDF-1.7\n1 0 obj << >> endobj"), "refused"],
	["a program", () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), "refused"],
	[
		"the beginning of a PNG",
		() => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]),
		"refused",
	],
	[
		"half a JPEG",
		async () => {
			const whole = await noise(400, 400).jpeg().toBuffer();
			return whole.subarray(0, whole.length / 2);
		},
		"refused",
	],
	["a TIFF", () => plain().tiff().toBuffer(), "refused"],
	["an AVIF", () => plain(16, 16).avif({ effort: 0 }).toBuffer(), "refused"],
	[
		"a picture of a billion pixels in a small file",
		() => plain(12_000, 4_000).png({ compressionLevel: 9 }).toBuffer(),
		"refused",
	],
];

describe("of twenty-five files", () => {
	test("the list is complete", () => expect(corpus).toHaveLength(25));

	test.each(corpus)("%s", async (_, make, outcome) => {
		const { status, code, data } = await upload(await make());
		if (outcome === "refused") {
			expect([status, code]).toEqual([400, "image_unreadable"]);
			expect(await avatarOf(parent.token)).toBeNull();
			return;
		}
		expect(status).toBe(200);
		const { rawPayload } = await fetchPicture((data as { avatar: string }).avatar);
		const stored = await sharp(rawPayload).metadata();
		expect(stored).toMatchObject({ format: "webp", width: 256, height: 256 });
		expect([stored.exif, stored.icc, stored.xmp]).toEqual([undefined, undefined, undefined]);
		expect(rawPayload.includes("script")).toBe(false);
	});
});
