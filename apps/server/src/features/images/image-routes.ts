import type { AppContext } from "../../platform/app-context.ts";
import { answerNotFound } from "../../platform/http/server.ts";
import { selectOptionalImageBytes } from "./images.queries.ts";

const fileName = /^([a-f0-9]{64})\.webp$/;

/**
 * `GET /images/NAME`, outside the table of routes because a picture is no JSON: an `<img>` asks for it without a token.
 * The name is the hash of the picture, so nobody finds one that was not shown to him, and it never changes.
 */
export function imageRoutes({ server, db }: AppContext): void {
	server.get<{ Params: { file: string } }>(
		"/images/:file",
		{ config: { who: "public" } },
		async (request, reply) => {
			const [, id] = fileName.exec(request.params.file) ?? [];
			const bytes = id === undefined ? undefined : await selectOptionalImageBytes(db, id);
			if (bytes === undefined) return answerNotFound(request, reply);
			return reply
				.header("cache-control", "public, max-age=31536000, immutable")
				.header("content-security-policy", "default-src 'none'; sandbox")
				.type("image/webp")
				.send(bytes);
		},
	);
}
