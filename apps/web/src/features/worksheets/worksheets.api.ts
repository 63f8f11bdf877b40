import type { RouteInput, RouteResponse } from "@learnin/contract/define-route";
import {
	getWorksheet,
	getWorksheetChoices,
	makeWorksheet,
} from "@learnin/contract/routes/practice/worksheets.contract";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { shownHere, useAction } from "../../ui/use-action.ts";

export type Worksheet = RouteResponse<typeof getWorksheet>;
export type PrintedItem = Worksheet["questions"][number];
export type Choices = RouteResponse<typeof getWorksheetChoices>;
export type Wish = RouteInput<typeof makeWorksheet>["body"];

export const choicesQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["worksheets", "choices"],
	queryFn: ({ signal }) => callApi(getWorksheetChoices, {}, { signal }),
});

/** A code gives the same sheet forever. */
export function worksheetQuery(code: string) {
	return queryOptions({
		queryKey: ["worksheets", "sheet", code],
		queryFn: ({ signal }) => callApi(getWorksheet, { params: { code } }, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	});
}

export function useMakeWorksheet(onMade: (sheet: Worksheet) => void) {
	const client = useQueryClient();
	return useAction((body: Wish) => callApi(makeWorksheet, { body }), {
		onDone: (sheet) => {
			client.setQueryData(worksheetQuery(sheet.code).queryKey, sheet);
			void client.invalidateQueries({ queryKey: choicesQuery.queryKey });
			onMade(sheet);
		},
		onError: shownHere,
	});
}
