import * as contract from "@learnin/contract/routes/people/avatars.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerUpload } from "../../platform/http/register-upload.ts";
import { answerNotFound } from "../../platform/http/server.ts";
import { selectOptionalPictureBytes } from "./avatars.queries.ts";
import { uploadPicture } from "./upload-picture.ts";

export { deletePicture } from "./avatars.queries.ts";

const fileName = /^([a-f0-9]{64})\.webp$/;

/**
 * The upload, and `GET /avatars/NAME` outside the table of routes because an `<img>` requests it without a
 * token: the name is random, so only someone who was shown the photo can request it.
 */
export function avatarsRoutes(app: AppContext): void {
	registerUpload(app, contract.uploadPicture, ({ viewer }, { picture }) =>
		uploadPicture(app, viewer, picture),
	);
	app.server.get<{ Params: { file: string } }>(
		"/avatars/:file",
		{ config: { who: "public" } },
		async (request, reply) => {
			const [, id] = fileName.exec(request.params.file) ?? [];
			const bytes = id === undefined ? undefined : await selectOptionalPictureBytes(app.db, id);
			if (bytes === undefined) return answerNotFound(request, reply);
			return reply
				.header("cache-control", "private, max-age=86400")
				.header("content-security-policy", "default-src 'none'; sandbox")
				.type("image/webp")
				.send(bytes);
		},
	);
}
