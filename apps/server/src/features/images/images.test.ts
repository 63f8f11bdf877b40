import { deleteImage, updateImage } from "@learnin/contract/routes/bank/images.contract";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { buildAdmin, buildParent, type Person } from "../../platform/testing/factories.ts";
import { limitKey } from "../../platform/rate-limit/rate-limit.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { pictureOf, sendImages, type Sent, storedImage } from "./testing/send-images.ts";

const app = await testApp();
let address: string;
let admin: Person;
beforeAll(async () => {
	address = await app.listen();
	admin = await buildAdmin(app);
});

const send = async (...files: Sent[]) => (await sendImages(app, admin.token, files)).results;
const statusOf = async (...files: Sent[]) => (await sendImages(app, admin.token, files)).status;
const stored = (file: Sent) => storedImage(app, admin.token, file);
const fetchBytes = async (src: string) => Buffer.from(await (await fetch(address + src)).arrayBuffer());
const countRows = async () =>
	Number(
		(
			await app.database.db
				.selectFrom("images")
				.select((eb) => eb.fn.countAll().as("n"))
				.executeTakeFirst()
		)?.n,
	);

describe("an image", () => {
	test.each(["png", "jpeg", "webp", "gif"] as const)(
		"as %s is stored as WebP and served with unlimited caching",
		async (format) => {
			const image = await stored({ bytes: await pictureOf(64, 48).toFormat(format).toBuffer() });
			expect(image).toMatchObject({ width: 64, height: 48, src: `/images/${image.id}.webp` });
			const answer = await fetch(`${address}${image.src}`);
			expect(answer.status).toBe(200);
			expect(answer.headers.get("content-type")).toBe("image/webp");
			expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
			expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
			expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
			expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe("webp");
		},
	);

	test("is reduced to screen size, rotated upright, and loses the camera's metadata", async () => {
		const bytes = await pictureOf(3000, 1000)
			.withExif({ IFD0: { Artist: "Ada" }, IFD3: { GPSLatitude: "27/1 42/1 0/1" } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		const image = await stored({ bytes });
		expect(image).toMatchObject({ width: 533, height: 1600 });
		const { exif, icc, xmp } = await sharp(await fetchBytes(image.src)).metadata();
		expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
	});

	test("sent twice is stored once, under its first name, and the second upload says so", async () => {
		const bytes = await pictureOf(20, 20).png().toBuffer();
		const [first] = await send({ bytes, name: "first.png" });
		const [second] = await send({ bytes, name: "second.png" });
		expect(first).toMatchObject({ outcome: "stored", is_new: true, image: { name: "first" } });
		expect(second).toMatchObject({ outcome: "stored", is_new: false, image: { name: "first" } });
	});

	test("with animation is stored as its first frame", async () => {
		const frames = await sharp(Buffer.alloc(10 * 20 * 3, 200), {
			raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
		})
			.gif()
			.toBuffer();
		expect(await stored({ bytes: frames })).toMatchObject({ width: 10, height: 10 });
	});

	test("from before there was a storage is served from its row", async () => {
		const bytes = await pictureOf(8, 9).webp().toBuffer();
		const id = "a".repeat(64);
		await app.database.db.insertInto("images").values({ id, width: 8, height: 9, bytes }).execute();
		expect((await fetchBytes(`/images/${id}.webp`)).equals(bytes)).toBe(true);
	});
});

describe("an invalid image, or several", () => {
	const png = () => pictureOf(20, 21).png().toBuffer();
	const text = (content: string) => async () => Buffer.from(content);
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
	const attacks: [string, () => Promise<Buffer>, string][] = [
		["nothing", text(""), "not_a_picture"],
		["a page called .png", text("<html><script>alert(1)</script></html>"), "not_a_picture"],
		["a drawing that runs called .png", text(svg), "svg"],
		["a drawing behind a declaration", text(`<?xml version="1.0"?>${svg}`), "svg"],
		[
			"a drawing that asks for a file",
			text(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`),
			"svg",
		],
		["a document", text("%PDF-1.7\n"), "not_a_picture"],
		[
			"the signature of a PNG and a script",
			async () => Buffer.concat([signature, Buffer.from(svg)]),
			"broken",
		],
		["the signature of a WebP and a script", text(`RIFF1234WEBP${svg}`), "broken"],
		["the signature of a GIF and a script", text("GIF89a=1;alert(1)"), "broken"],
		[
			"half a PNG",
			async () => half(await pictureOf(400, 400).png({ compressionLevel: 0 }).toBuffer()),
			"broken",
		],
		["half a JPEG", async () => half(await noise(400, 400).jpeg().toBuffer()), "broken"],
		["a TIFF", () => pictureOf(9, 9).tiff().toBuffer(), "not_a_picture"],
		[
			"48 million pixels in a small file",
			() => pictureOf(12_000, 4000).png({ compressionLevel: 9 }).toBuffer(),
			"too_many_pixels",
		],
		[
			"a head that claims four hundred million pixels",
			async () => bombHead(20_000, 20_000),
			"too_many_pixels",
		],
		["more than a picture may weigh", async () => Buffer.alloc(5_000_001), "too_large"],
	];

	test.each(attacks)("%s is refused with the reason, and leaves nothing", async (_, make, reason) => {
		const before = await countRows();
		expect(await send({ bytes: await make(), name: "holiday.png", type: "image/png" })).toEqual([
			{ outcome: "refused", name: "holiday", reason },
		]);
		expect(await countRows()).toBe(before);
	});

	test("an image with a script appended is stored without it", async () => {
		const bytes = Buffer.concat([await png(), Buffer.from("<script>alert(1)</script>")]);
		const image = await stored({ bytes });
		expect((await fetchBytes(image.src)).includes("script")).toBe(false);
	});

	test("the declared type is ignored", async () => {
		const bytes = await pictureOf(22, 21).png().toBuffer();
		expect((await send({ bytes, name: "a.html", type: "text/html" }))[0]?.outcome).toBe("stored");
	});

	test("of several files each gets its outcome, in order", async () => {
		const results = await send(
			{ bytes: await pictureOf(31, 30).png().toBuffer(), name: "one.png" },
			{ bytes: Buffer.from(svg), name: "two.svg" },
			{ bytes: await pictureOf(32, 30).png().toBuffer(), name: "three.png" },
		);
		expect(results).toMatchObject([
			{ outcome: "stored", image: { name: "one" } },
			{ outcome: "refused", name: "two", reason: "svg" },
			{ outcome: "stored", image: { name: "three" } },
		]);
	});

	test.each([
		["../../../etc/cron.d/evil.png", "evil"],
		["C:\\Users\\ada\\pizza 3-8.png", "pizza 3-8"],
		['"><img src=x onerror=alert(1)>.png', '"><img src=x onerror=alert(1)>'],
		["gnp.\u202egpj\u0007 a\r\nb", "gnp. gpj a b"],
		["\u0001\u0002.png", "Picture"],
		[".png", "Picture"],
		[`${"👩‍🚀".repeat(100)}.webp`, expect.stringMatching(/^.{20,120}$/su)],
		["x".repeat(3000), "x".repeat(120)],
	])("a file called %s is named %s and nothing else", async (name, shown) => {
		const [result] = await send({
			bytes: await pictureOf(40 + (name.length % 900), 41)
				.png()
				.toBuffer(),
			name,
		});
		expect(result).toMatchObject({ outcome: "stored", image: { name: shown } });
	});
});

describe("the request", () => {
	const upload = (type: string, payload: string | Buffer, token = admin.token) =>
		app.inject({
			method: "POST",
			url: "/api/images",
			payload,
			headers: { "content-type": type, authorization: `Bearer ${token}` },
		});

	test("of an anonymous user or a parent is not even read", async () => {
		const parent = await buildParent(app);
		const huge = Buffer.alloc(21_000_000);
		expect((await upload("multipart/form-data; boundary=x", huge, "nobody")).statusCode).toBe(401);
		expect((await upload("multipart/form-data; boundary=x", huge, parent.token)).statusCode).toBe(403);
	});

	test.each([
		["JSON", "application/json", "{}", 415],
		["a picture that is no form", "image/png", "x", 415],
		["a form without its boundary", "multipart/form-data", "images", 400],
		["more than twenty megabytes", "multipart/form-data; boundary=x", Buffer.alloc(20_600_000), 413],
	])("as %s is refused", async (_, type, payload, status) => {
		const answer = await upload(type, payload);
		expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, "invalid_request"]);
	});

	test("with an invalid name is refused as a whole", async () => {
		const bytes = await pictureOf(50, 52).png().toBuffer();
		expect(await statusOf({ bytes, name: "a\u0000.png" })).toBe(400);
	});

	test("with no file, or with more than ten, is refused as a whole", async () => {
		const before = await countRows();
		const bytes = await pictureOf(50, 51).png().toBuffer();
		expect(await statusOf()).toBe(400);
		expect(await statusOf(...Array.from({ length: 11 }, () => ({ bytes })))).toBe(400);
		expect(await countRows()).toBe(before);
	});

	test("is limited to six hundred an hour", async () => {
		const other = await buildAdmin(app);
		const window_start = new Date(Math.floor(app.clock.now.getTime() / 3_600_000) * 3_600_000);
		await app.database.db
			.insertInto("rate_limits")
			.values({
				key: limitKey(app.config.keyring, { name: "image-upload" }, other.account_id),
				window_start,
				hits: 600,
			})
			.execute();
		expect((await sendImages(app, other.token, [{ bytes: Buffer.from("x") }])).status).toBe(429);
	});
});

describe("an address", () => {
	test.each(["nothing.webp", `${"0".repeat(64)}.webp`, `${"0".repeat(64)}.png`, "..%2f..%2fetc%2fpasswd"])(
		"/images/%s is not found, and that is not cached",
		async (file) => {
			const answer = await fetch(`${address}/images/${file}`);
			expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
		},
	);
});

describe("the audit log", () => {
	test("records every action, with the image but no texts", async () => {
		const other = await buildAdmin(app);
		const bytes = await pictureOf(60, 61).png().toBuffer();
		const { id } = await storedImage(app, other.token, { bytes, name: "secret name.png" });
		const change = { params: { image_id: id }, body: { name: "New", alt: "A square." } };
		expect((await app.call(updateImage, change, other.token)).status).toBe(200);
		expect((await app.call(deleteImage, { params: { image_id: id } }, other.token)).status).toBe(200);
		const acts = await app.database.db
			.selectFrom("audit_log")
			.select(["action", "details"])
			.where("actor_id", "=", other.account_id)
			.orderBy("id")
			.execute();
		expect(acts).toEqual(
			["image.uploaded", "image.described", "image.deleted"].map((action) => ({
				action,
				details: { image: id },
			})),
		);
	});
});

function half(bytes: Buffer): Buffer {
	return bytes.subarray(0, bytes.length / 2);
}

function noise(width: number, height: number) {
	const bytes = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 256));
	return sharp(bytes, { raw: { width, height, channels: 3 } });
}

/** A PNG of one pixel whose header claims many more. */
async function bombHead(width: number, height: number): Promise<Buffer> {
	const bytes = await pictureOf(1, 1).png().toBuffer();
	bytes.writeUInt32BE(width, 16);
	bytes.writeUInt32BE(height, 20);
	return bytes;
}
