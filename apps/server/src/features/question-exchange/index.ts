import * as contract from "@learnin/contract/routes/bank/question-exchange.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerFile, registerRoute } from "../../platform/http/register-route.ts";
import { registerUpload } from "../../platform/http/register-upload.ts";
import { checkExport, saveExport } from "./export-questions.ts";
import { saveImage } from "../images/index.ts";
import { readImport } from "./read-import.ts";
import { forgetImport, listImports, listItems, showImport, startImport } from "./start-import.ts";
import { failStopped, lookForStoppedMs, retryImport } from "./stopped-imports.ts";
import { importItems, storeImport } from "./store-import.ts";

export { readImport } from "./read-import.ts";
export { importItems } from "./store-import.ts";

export function questionExchangeRoutes(app: AppContext): void {
	const { db, jobs, now, workers } = app;
	const surroundings = {
		db,
		jobs,
		now,
		workers,
		savePicture: (bytes: Buffer, from: { name: string; account_id: string | null }) =>
			saveImage(app, bytes, from),
	};
	app.jobs.handle("read-import", ({ import_id }) => readImport(surroundings, import_id));
	app.jobs.handle("store-import", ({ import_id }) => importItems(app, import_id));
	app.jobs.repeat(lookForStoppedMs, () => failStopped(app));
	registerUpload(app, contract.startImport, ({ viewer, body }, { file }) =>
		startImport(app, viewer.account_id, body, file),
	);
	registerRoute(app, contract.getImports, ({ query }) => listImports(app, query));
	registerRoute(app, contract.getImport, ({ params }) => showImport(app, params.import_id));
	registerRoute(app, contract.getImportItems, ({ params, query }) => listItems(app, params.import_id, query));
	registerRoute(app, contract.storeImport, ({ viewer, params, body }) =>
		storeImport(app, viewer.account_id, { ...params, ...body }),
	);
	registerRoute(app, contract.retryImport, ({ viewer, params }) =>
		retryImport(app, viewer.account_id, params.import_id),
	);
	registerRoute(app, contract.forgetImport, ({ viewer, params }) =>
		forgetImport(app, viewer.account_id, params.import_id),
	);
	registerRoute(app, contract.checkExport, ({ viewer, query }) => checkExport(app, viewer.account_id, query));
	registerFile(app, contract.saveExport, async ({ viewer, query }) =>
		saveExport(app, viewer.account_id, query),
	);
}
