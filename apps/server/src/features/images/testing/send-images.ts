import type { RouteResponse } from "@learnin/contract/define-route";
import { type GalleryImage, uploadImages } from "@learnin/contract/routes/bank/images.contract";
import sharp from "sharp";
import type { TestApp } from "../../../platform/testing/test-app.ts";

export interface Sent {
	bytes: Uint8Array;
	name?: string;
	type?: string;
}

type Result = RouteResponse<typeof uploadImages>["results"][number];

/** An image of one color; every size is a different image. */
export function pictureOf(width: number, height: number) {
	return sharp({ create: { width, height, channels: 3, background: "#2fa8ef" } });
}

/** Sends files as a browser would; returns the outcome of each, none if the whole request was refused. */
export async function sendImages(
	app: TestApp,
	token: string,
	files: readonly Sent[],
): Promise<{ status: number; results: Result[] }> {
	const form = new FormData();
	form.set("data", "{}");
	for (const { bytes, name = "picture.png", type = "image/png" } of files)
		form.append("images", new Blob([new Uint8Array(bytes)], { type }), name);
	const body = new Response(form);
	const answer = await app.inject({
		method: "POST",
		url: uploadImages.path,
		payload: Buffer.from(await body.arrayBuffer()),
		headers: {
			"content-type": body.headers.get("content-type") ?? "",
			authorization: `Bearer ${token}`,
		},
	});
	const { data } = answer.json<{ data?: RouteResponse<typeof uploadImages> }>();
	return { status: answer.statusCode, results: data?.results ?? [] };
}

/** Sends one image that must be accepted. */
export async function storedImage(app: TestApp, token: string, file: Sent): Promise<GalleryImage> {
	const [result] = (await sendImages(app, token, [file])).results;
	if (result?.outcome !== "stored") throw new Error(`not stored: ${result?.reason}`);
	return result.image;
}
