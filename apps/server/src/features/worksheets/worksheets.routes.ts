import * as contract from "@learnin/contract/routes/practice/worksheets.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { makeWorksheet } from "./make-worksheet.ts";
import { readWorksheet } from "./read-worksheet.ts";
import { worksheetChoices } from "./worksheet-choices.ts";

export function worksheetsRoutes(app: AppContext): void {
	registerRoute(app, contract.getWorksheetChoices, ({ viewer }) => worksheetChoices(app, viewer));
	registerRoute(app, contract.makeWorksheet, ({ viewer, body }) => makeWorksheet(app, viewer, body));
	registerRoute(app, contract.getWorksheet, ({ viewer, params }) => readWorksheet(app, viewer, params.code));
}
