import * as contract from "@learnin/contract/routes/bank/images.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { registerUploadList } from "../../platform/http/register-upload.ts";
import { answerNotFound } from "../../platform/http/server.ts";
import { deleteImage, listImages, listQuestionsOfImage, updateImage, uploadImages } from "./manage-images.ts";
import { readImage } from "./read-image.ts";

export { reencode } from "./reencode.ts";
export { type SavedImage, saveImage } from "./save-image.ts";

const fileName = /^([a-f0-9]{64})\.webp$/;

/**
 * The gallery, and `GET /images/NAME` outside the table of routes because an image is not JSON: an `<img>`
 * requests it without a token. The name is the hash of the image, so no one can guess one that they were not
 * shown, and its content never changes.
 */
export function imageRoutes(app: AppContext): void {
	registerUploadList(app, contract.uploadImages, ({ viewer }, files) =>
		uploadImages(app, viewer.account_id, files),
	);
	registerRoute(app, contract.getImages, ({ query }) => listImages(app, query));
	registerRoute(app, contract.updateImage, ({ viewer, params, body }) =>
		updateImage(app, viewer.account_id, { ...params, ...body }),
	);
	registerRoute(app, contract.deleteImage, ({ viewer, params }) =>
		deleteImage(app, viewer.account_id, params.image_id),
	);
	registerRoute(app, contract.getImageQuestions, ({ params }) => listQuestionsOfImage(app, params.image_id));
	app.server.get<{ Params: { file: string } }>(
		"/images/:file",
		{ config: { who: "public" } },
		async (request, reply) => {
			const [, id] = fileName.exec(request.params.file) ?? [];
			const bytes = id === undefined ? undefined : await readImage(app, id);
			if (bytes === undefined) return answerNotFound(request, reply);
			return reply
				.header("cache-control", "public, max-age=31536000, immutable")
				.header("content-security-policy", "default-src 'none'; sandbox")
				.type("image/webp")
				.send(bytes);
		},
	);
}
