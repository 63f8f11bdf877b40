export { boxPlotted } from "./box-plotted.ts";
export { charted } from "./charted.ts";
export { chosen } from "./chosen.ts";
export { fitted } from "./fitted.ts";
export { inOrder } from "./in-order.ts";
export { judged } from "./judged.ts";
export { labeled } from "./labeled.ts";
export { matched } from "./matched.ts";
export {
	asArrow,
	asInterval,
	byCutting,
	byJumps,
	byOpening,
	byRegion,
	byShading,
	byShadingACircle,
	onClock,
	onNumberLine,
	onScale,
	onZoomLine,
	withBlocks,
	withCubes,
	withMoney,
	withProtractor,
	withRuler,
} from "./made.ts";
export { onMachine } from "./on-machine.ts";
export { placed } from "./placed.ts";
export { plotted } from "./plotted.ts";
export { inCircles, sorted } from "./sorted.ts";
export { split } from "./split.ts";
export { stepwise } from "./stepwise.ts";
export { typed } from "./typed.ts";
export { tapped } from "./tapped.ts";
export { asEquation, withTiles } from "./with-tiles.ts";
export { explainTheMistake, whatWentWrong } from "./what-went-wrong.ts";
