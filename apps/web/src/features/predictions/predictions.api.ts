import type { RouteResponse } from "@learnin/contract/define-route";
import { getPredictions } from "@learnin/contract/routes/practice/predictions.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

export type Predictions = RouteResponse<typeof getPredictions>;
export type Measure = NonNullable<Predictions["all"]>;

export const predictionsQuery = queryOptions({
	queryKey: ["predictions"],
	queryFn: ({ signal }) => callApi(getPredictions, {}, { signal }),
});
