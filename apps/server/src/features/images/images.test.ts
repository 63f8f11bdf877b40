import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../platform/testing/test-app.ts";
import { saveImage } from "./index.ts";

let app: TestApp;
let address: string;
beforeAll(async () => {
	app = await createTestApp();
	address = await app.listen();
});
afterAll(() => app.stop());

const square = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#2fa8ef" } });
const save = (bytes: Buffer) => saveImage(app.database.db, bytes);

async function savedImage(bytes: Buffer) {
	const result = await save(bytes);
	if (!result.saved) throw new Error(result.reason);
	return result.image;
}

describe("a picture", () => {
	test.each(["png", "jpeg", "webp", "gif"] as const)(
		"as %s is kept as WebP and served for ever",
		async (format) => {
			const image = await savedImage(await square(64, 48).toFormat(format).toBuffer());
			expect(image).toMatchObject({ width: 64, height: 48 });
			const answer = await fetch(`${address}${image.src}`);
			expect(answer.status).toBe(200);
			expect(answer.headers.get("content-type")).toBe("image/webp");
			expect(answer.headers.get("cache-control")).toContain("immutable");
			expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
			expect(answer.headers.get("content-security-policy")).toContain("sandbox");
			expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe("webp");
		},
	);

	test("is made no larger than a screen, stands upright, and loses what the camera wrote beside it", async () => {
		const taken = await square(3000, 1000)
			.withExif({ IFD0: { Artist: "Ada" } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		const image = await savedImage(taken);
		expect(image).toMatchObject({ width: 533, height: 1600 });
		const bytes = Buffer.from(await (await fetch(`${address}${image.src}`)).arrayBuffer());
		expect((await sharp(bytes).metadata()).exif).toBeUndefined();
	});

	test("saved twice is stored once", async () => {
		const bytes = await square(20, 20).png().toBuffer();
		expect((await savedImage(bytes)).src).toBe((await savedImage(bytes)).src);
	});

	test("with a script behind it comes back without", async () => {
		const bytes = Buffer.concat([
			await square(20, 21).png().toBuffer(),
			Buffer.from("<script>alert(1)</script>"),
		]);
		const image = await savedImage(bytes);
		expect(await (await fetch(`${address}${image.src}`)).text()).not.toContain("script");
	});
});

describe("no picture", () => {
	test.each([
		["nothing", Buffer.alloc(0)],
		["a page", Buffer.from("<html><script>alert(1)</script></html>")],
		[
			"a drawing that runs",
			Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>'),
		],
		["the beginning of a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
	])("%s is refused", async (_, bytes) => {
		expect(await save(bytes)).toEqual({ saved: false, reason: "not-a-picture" });
	});

	test("half a picture is refused", async () => {
		const whole = await square(400, 400).png({ compressionLevel: 0 }).toBuffer();
		expect(await save(whole.subarray(0, whole.length / 2))).toEqual({
			saved: false,
			reason: "not-a-picture",
		});
	});

	test("more than a picture may weigh is refused unread", async () => {
		expect(await save(Buffer.alloc(5_000_001))).toEqual({ saved: false, reason: "too-large" });
	});

	test.each(["nothing.webp", `${"0".repeat(64)}.webp`, `${"0".repeat(64)}.png`, "..%2f..%2fetc%2fpasswd"])(
		"/images/%s is not found",
		async (file) => {
			expect((await fetch(`${address}/images/${file}`)).status).toBe(404);
		},
	);
});
