import type { InteractionKind } from "@learnin/domain/interactions/interaction";

/** Each component expects the question type and settings of its kind; callers look it up by the question's own. */
type Loader = () => Promise<unknown>;

/** Loads the input of each interaction, in its own chunk. */
export const madeInputs: { readonly [K in InteractionKind]: Loader } = {
	number_line: () => import("../number-line/number-line-input.tsx").then((m) => m.NumberLineInput),
	zoom_line: () => import("../number-line/zoom-line-input.tsx").then((m) => m.ZoomLineInput),
	line_points: () => import("../plane/line-points-input.tsx").then((m) => m.LinePointsInput),
	shading: () => import("../shapes/shading-input.tsx").then((m) => m.ShadingInput),
	order: () => import("../cards/order-input.tsx").then((m) => m.OrderInput),
	sort: () => import("../cards/sort-input.tsx").then((m) => m.SortInput),
	venn: () => import("../cards/venn-input.tsx").then((m) => m.VennInput),
	plane: () => import("../plane/plane-input.tsx").then((m) => m.PlaneInput),
	clock: () => import("../measuring/clock-input.tsx").then((m) => m.ClockInput),
	angle: () => import("../measuring/angle-input.tsx").then((m) => m.AngleInput),
	area_model: () => import("../shapes/area-model-input.tsx").then((m) => m.AreaModelInput),
	best_fit: () => import("../charts/best-fit-input.tsx").then((m) => m.BestFitInput),
	region: () => import("../plane/region-input.tsx").then((m) => m.RegionInput),
	ruler: () => import("../measuring/ruler-input.tsx").then((m) => m.RulerInput),
	protractor: () => import("../measuring/protractor-input.tsx").then((m) => m.ProtractorInput),
	inequality: () => import("../number-line/inequality-input.tsx").then((m) => m.InequalityInput),
	interval: () => import("../number-line/interval-input.tsx").then((m) => m.IntervalInput),
	chart: () => import("../charts/chart-input.tsx").then((m) => m.ChartInput),
	box_plot: () => import("../charts/box-plot-input.tsx").then((m) => m.BoxPlotInput),
	blocks: () => import("../amounts/blocks-input.tsx").then((m) => m.BlocksInput),
	cubes: () => import("../shapes/cubes-input.tsx").then((m) => m.CubesInput),
	cut: () => import("../shapes/cut-input.tsx").then((m) => m.CutInput),
	parts: () => import("../shapes/parts-input.tsx").then((m) => m.PartsInput),
	tiles: () => import("../cards/tiles-input.tsx").then((m) => m.TilesInput),
	money: () => import("../amounts/money-input.tsx").then((m) => m.MoneyInput),
	balance: () => import("../amounts/balance-input.tsx").then((m) => m.BalanceInput),
	machine: () => import("../amounts/machine-input.tsx").then((m) => m.MachineInput),
	jumps: () => import("../number-line/jumps-input.tsx").then((m) => m.JumpsInput),
};
