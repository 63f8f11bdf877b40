import type { Angle } from "./angle/settings.ts";
import type { AreaModel } from "./area-model/settings.ts";
import type { Balance } from "./balance/settings.ts";
import type { BestFit } from "./best-fit/settings.ts";
import type { Blocks } from "./blocks/settings.ts";
import type { BoxPlot } from "./box-plot/settings.ts";
import type { Chart } from "./chart/settings.ts";
import type { Clock } from "./clock/settings.ts";
import type { Cubes } from "./cubes/settings.ts";
import type { Cut } from "./cut/settings.ts";
import type { Inequality } from "./inequality/settings.ts";
import type { Interval } from "./interval/settings.ts";
import type { Jumps } from "./jumps/settings.ts";
import type { LinePoints } from "./line-points/settings.ts";
import type { Machine } from "./machine/settings.ts";
import type { Money } from "./money/settings.ts";
import type { NumberLine } from "./number-line/settings.ts";
import type { Order } from "./order/settings.ts";
import type { Parts } from "./parts/settings.ts";
import type { Plane } from "./plane/settings.ts";
import type { Protractor } from "./protractor/settings.ts";
import type { Region } from "./region/settings.ts";
import type { Ruler } from "./ruler/settings.ts";
import type { Shading } from "./shading/settings.ts";
import type { Sort } from "./sort/settings.ts";
import type { Tiles } from "./tiles/settings.ts";
import type { Venn } from "./venn/settings.ts";
import type { ZoomLine } from "./zoom-line/settings.ts";

/**
 * An interaction: a way to give an answer by hand, which is written as the entry of the question's own type, and
 * graded as if it had been typed. The settings reveal nothing about the key. A question without one is typed or
 * chosen.
 */
export type Interaction =
	| NumberLine
	| ZoomLine
	| LinePoints
	| Shading
	| Order
	| Sort
	| Venn
	| Plane
	| Clock
	| Angle
	| AreaModel
	| BestFit
	| Region
	| Ruler
	| Protractor
	| Parts
	| Inequality
	| Interval
	| Chart
	| BoxPlot
	| Blocks
	| Cubes
	| Cut
	| Tiles
	| Money
	| Jumps
	| Balance
	| Machine;

export type InteractionKind = Interaction["kind"];
