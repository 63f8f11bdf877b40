import type { InteractionKind } from "@learnin/domain/interactions/interaction";

/** Each component expects the question type and settings of its kind; callers look it up by the question's own. */
type Loader = () => Promise<unknown>;

/** Loads the input of each interaction, in its own chunk. */
export const madeInputs: { readonly [K in InteractionKind]: Loader } = {
	number_line: () => import("./number-line-input.tsx").then((m) => m.NumberLineInput),
	line_points: () => import("./line-points-input.tsx").then((m) => m.LinePointsInput),
	shading: () => import("./shading-input.tsx").then((m) => m.ShadingInput),
	order: () => import("./order-input.tsx").then((m) => m.OrderInput),
	sort: () => import("./sort-input.tsx").then((m) => m.SortInput),
	venn: () => import("./venn-input.tsx").then((m) => m.VennInput),
	plane: () => import("./plane-input.tsx").then((m) => m.PlaneInput),
	clock: () => import("./clock-input.tsx").then((m) => m.ClockInput),
	angle: () => import("./angle-input.tsx").then((m) => m.AngleInput),
	ruler: () => import("./ruler-input.tsx").then((m) => m.RulerInput),
	protractor: () => import("./protractor-input.tsx").then((m) => m.ProtractorInput),
	inequality: () => import("./inequality-input.tsx").then((m) => m.InequalityInput),
	interval: () => import("./interval-input.tsx").then((m) => m.IntervalInput),
	chart: () => import("./chart-input.tsx").then((m) => m.ChartInput),
	box_plot: () => import("./box-plot-input.tsx").then((m) => m.BoxPlotInput),
	blocks: () => import("./blocks-input.tsx").then((m) => m.BlocksInput),
	cubes: () => import("./cubes-input.tsx").then((m) => m.CubesInput),
	cut: () => import("./cut-input.tsx").then((m) => m.CutInput),
	parts: () => import("./parts-input.tsx").then((m) => m.PartsInput),
	tiles: () => import("./tiles-input.tsx").then((m) => m.TilesInput),
	money: () => import("./money-input.tsx").then((m) => m.MoneyInput),
	balance: () => import("./balance-input.tsx").then((m) => m.BalanceInput),
	machine: () => import("./machine-input.tsx").then((m) => m.MachineInput),
	jumps: () => import("./jumps-input.tsx").then((m) => m.JumpsInput),
};
