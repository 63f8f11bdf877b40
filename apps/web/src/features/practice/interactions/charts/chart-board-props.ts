import type { ColumnValues } from "@learnin/domain/interactions/chart/chart";
import type { Chart } from "@learnin/domain/interactions/chart/settings";
import type { RefObject } from "react";
import type { PartLook } from "../../inputs/part-look.ts";

export interface ChartBoardProps {
	chart: Chart;
	values: ColumnValues;
	lookOf: (at: number) => PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onDraw: (values: ColumnValues) => void;
}
