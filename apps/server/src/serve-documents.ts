import type { FastifyInstance } from "fastify";
import type { Config } from "./platform/config.ts";
import { servePages } from "./platform/http/pages/pages.ts";
import { answerNotFound } from "./platform/http/server.ts";

/** Serves the built pages; a node without them answers that there is nothing. */
export async function serveDocuments(
	config: Config,
	server: FastifyInstance,
	{ pages: folder }: { pages?: string | false },
): Promise<void> {
	if (folder === false || config.NODE_ROLE === "worker") server.setNotFoundHandler(answerNotFound);
	else await servePages(server, config, { folder, developerData: await developerData(config) });
}

/** Read by the start of a developer alone; a product that serves families does not even load it. */
async function developerData(config: Config) {
	if (config.DEVELOPER_PAGES === "off") return undefined;
	return (await import("./features/developer/index.ts")).exampleQuestions();
}
