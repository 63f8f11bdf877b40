import type { RouteInput, RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type { ImportOutcome } from "@learnin/contract/routes/bank/question-exchange.contract";
import {
	checkExport,
	forgetImport,
	getImport,
	getImportItems,
	getImports,
	retryImport,
	saveExport,
	startImport,
	storeImport,
} from "@learnin/contract/routes/bank/question-exchange.contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi, openStream } from "../../platform/api/api-client.ts";
import { saveFile } from "../../platform/save-file.ts";
import { pageAt, paged } from "../../platform/api/paged.ts";

export type SeenImport = RouteResponse<typeof getImport>;
export type ImportItem = RouteResponse<typeof getImportItems>["items"][number];
export type ExportReport = RouteResponse<typeof checkExport>;
export type ExportQuery = RouteRequest<typeof checkExport>["query"];
export type ImportChoices = RouteInput<typeof startImport>["body"];

const key = ["question-imports"] as const;
/** Polling interval for a file in progress. */
const lookAgainMs = 700;

export const isWorking = ({ state }: SeenImport) => state === "reading" || state === "storing";

export const importsQuery = /* @__PURE__ */ infiniteQueryOptions({
	queryKey: [...key, "list"],
	queryFn: ({ pageParam, signal }) => callApi(getImports, { query: pageAt(pageParam) }, { signal }),
	...paged,
	refetchOnMount: "always",
});

export function importQuery(import_id: string) {
	return queryOptions({
		queryKey: [...key, "one", import_id],
		queryFn: ({ signal }) => callApi(getImport, { params: { import_id } }, { signal }),
		refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? lookAgainMs : false),
		refetchOnMount: "always",
	});
}

/** Items of a file; `turn` changes whenever they change. */
export function itemsQuery(import_id: string, outcome: ImportOutcome | undefined, turn: string) {
	return infiniteQueryOptions({
		queryKey: [...key, "items", import_id, outcome, turn],
		queryFn: ({ pageParam, signal }) =>
			callApi(
				getImportItems,
				{
					params: { import_id },
					query: { ...(outcome && { outcome }), ...(pageParam !== undefined && { after: pageParam }) },
				},
				{ signal },
			),
		initialPageParam: undefined as number | undefined,
		getNextPageParam: (page) => page.next_after ?? undefined,
		placeholderData: keepPreviousData,
	});
}

export function sendFile(file: File, body: ImportChoices) {
	return callApi(startImport, { body, files: { file } });
}

export function sendStore(import_id: string, with_flagged: boolean) {
	return callApi(storeImport, { params: { import_id }, body: { with_flagged } });
}

export function sendRetry(import_id: string) {
	return callApi(retryImport, { params: { import_id } });
}

export function sendForget(import_id: string) {
	return callApi(forgetImport, { params: { import_id } });
}

export function exportReportQuery(query: ExportQuery) {
	return queryOptions({
		queryKey: ["question-export", query],
		queryFn: ({ signal }) => callApi(checkExport, { query }, { signal }),
		placeholderData: keepPreviousData,
	});
}

/** Downloads the file. */
export async function saveQuestions(query: ExportQuery): Promise<void> {
	const response = await openStream(saveExport, { query }, new AbortController().signal);
	await saveFile(response, "learnin-questions");
}
