import { toPlainText } from "../question/text/plain-text.ts";
import type { Figure, Question, QuestionType, StudentAnswer } from "../question/question.ts";
import { whyNoAngle } from "./angle/check-angle.ts";
import { angleFigure } from "./angle/angle-picture.ts";
import { areaModelFigure } from "./area-model/area-model-picture.ts";
import { whyNoAreaModel } from "./area-model/check-area-model.ts";
import type { AskedBy, KindRecord, Settings } from "./asked-by.ts";
import { balanceFigure } from "./balance/balance-picture.ts";
import { whyNoBalance } from "./balance/check-balance.ts";
import { bestFitFigure } from "./best-fit/best-fit-picture.ts";
import { whyNoBestFit } from "./best-fit/check-best-fit.ts";
import { whyNoBlocks } from "./blocks/check-blocks.ts";
import { blocksFigure } from "./blocks/blocks-picture.ts";
import { boxPlotFigure } from "./box-plot/box-plot-picture.ts";
import { whyNoBoxPlot } from "./box-plot/check-box-plot.ts";
import { valuesOf } from "./chart/chart.ts";
import { whyNoChart } from "./chart/check-chart.ts";
import { chartFigure } from "./chart/chart-picture.ts";
import { whyNoInterval } from "./interval/check-interval.ts";
import { intervalFigure } from "./interval/interval-picture.ts";
import { whyNoLinePoints } from "./line-points/check-line-points.ts";
import { linePointsFigure } from "./line-points/line-points-picture.ts";
import { whyNoJumps } from "./jumps/check-jumps.ts";
import { jumpsFigure } from "./jumps/jumps-picture.ts";
import { whyNoMachine } from "./machine/check-machine.ts";
import { machineFigure } from "./machine/machine-picture.ts";
import { whyNoMoney } from "./money/check-money.ts";
import { moneyFigure } from "./money/money-picture.ts";
import { whyNoCubes } from "./cubes/check-cubes.ts";
import { cubesFigure } from "./cubes/cubes-picture.ts";
import { whyNoCut } from "./cut/check-cut.ts";
import { cutFigure } from "./cut/cut-picture.ts";
import { whyNoClock } from "./clock/check-clock.ts";
import { clockFigure } from "./clock/clock-picture.ts";
import { whyNoInequality } from "./inequality/check-inequality.ts";
import { inequalityFigure } from "./inequality/inequality-picture.ts";
import { cardsPicture } from "./cards-picture.ts";
import { heapsOf, plainFace } from "./heaps.ts";
import type { Interaction, InteractionKind } from "./interaction.ts";
import { whyNoNumberLine } from "./number-line/check-number-line.ts";
import { numberLineFigure } from "./number-line/number-line-picture.ts";
import { whyNoOrder } from "./order/check-order.ts";
import { whyNoParts } from "./parts/check-parts.ts";
import { partsFigure } from "./parts/parts-picture.ts";
import { whyNoPlane } from "./plane/check-plane.ts";
import { pointsOf } from "./plane/plane.ts";
import { planeFigure } from "./plane/plane-picture.ts";
import { whyNoProtractor } from "./protractor/check-protractor.ts";
import { protractorFigure } from "./protractor/protractor-picture.ts";
import { whyNoRegion } from "./region/check-region.ts";
import { regionFigure } from "./region/region-picture.ts";
import { whyNoRuler } from "./ruler/check-ruler.ts";
import { rulerFigure } from "./ruler/ruler-picture.ts";
import { whyNoShading } from "./shading/check-shading.ts";
import { shadingFigure } from "./shading/shading-picture.ts";
import { whyNoSort } from "./sort/check-sort.ts";
import { whyNoTiles } from "./tiles/check-tiles.ts";
import { tilesFigure } from "./tiles/tiles-picture.ts";
import { whyNoVenn } from "./venn/check-venn.ts";
import { vennPicture } from "./venn/venn-picture.ts";
import { whyNoZoomLine } from "./zoom-line/check-zoom-line.ts";
import { zoomLineFigure } from "./zoom-line/zoom-line-picture.ts";

const interactionKinds: { readonly [K in InteractionKind]: KindRecord<Settings<K>, AskedBy[K]> } = {
	number_line: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoNumberLine,
		blankPicture: (line) => numberLineFigure(line, null),
		madePicture: (_, line, { text }) => numberLineFigure(line, { entry: text }),
	},
	zoom_line: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoZoomLine,
		blankPicture: (line) => zoomLineFigure(line, null),
		madePicture: (_, line, { text }) => zoomLineFigure(line, { entry: text }),
	},
	line_points: {
		question_type: "FILL_MULTIPLE",
		whyUnfit: whyNoLinePoints,
		blankPicture: (points) => linePointsFigure(points, []),
		madePicture: (_, points, { answer_list }) => linePointsFigure(points, answer_list),
	},
	shading: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoShading,
		blankPicture: (shading) => shadingFigure(shading, null),
		madePicture: ({ answer_type }, shading, { text }) => shadingFigure(shading, { entry: text, answer_type }),
	},
	order: {
		question_type: "MATCH_THE_FOLLOWING",
		whyUnfit: whyNoOrder,
		blankPicture: () => null,
		madePicture: ({ left_options, right_options }, _, { answer_dict }) =>
			cardsPicture(
				left_options.map((place) => ({
					name: toPlainText(place.label),
					cards: right_options.filter(({ id }) => id === answer_dict[place.id]).map(plainFace),
				})),
			),
	},
	sort: {
		question_type: "LABELED_INPUT",
		whyUnfit: whyNoSort,
		blankPicture: () => null,
		madePicture: (question, _, { answer_dict }) => cardsPicture(heapsOf(question, answer_dict)),
	},
	venn: {
		question_type: "LABELED_INPUT",
		whyUnfit: whyNoVenn,
		blankPicture: () => null,
		madePicture: (question, _, { answer_dict }) => vennPicture(heapsOf(question, answer_dict)),
	},
	plane: {
		question_type: "FILL_MULTIPLE",
		whyUnfit: whyNoPlane,
		blankPicture: (plane) => planeFigure(plane, []),
		madePicture: (_, plane, { answer_list }) => planeFigure(plane, pointsOf(plane, answer_list)),
	},
	clock: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoClock,
		blankPicture: (clock) => clockFigure(clock, null),
		madePicture: (_, clock, { text }) => clockFigure(clock, { entry: text }),
	},
	angle: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoAngle,
		blankPicture: (angle) => angleFigure(angle, null),
		madePicture: (_, angle, { text }) => angleFigure(angle, { entry: text }),
	},
	area_model: {
		question_type: "FILL_MULTIPLE",
		whyUnfit: whyNoAreaModel,
		blankPicture: (model) => areaModelFigure(model, []),
		madePicture: (_, model, { answer_list }) => areaModelFigure(model, answer_list),
	},
	best_fit: {
		question_type: "FILL_MULTIPLE",
		whyUnfit: whyNoBestFit,
		blankPicture: (fit) => bestFitFigure(fit, []),
		madePicture: (_, fit, { answer_list }) => bestFitFigure(fit, answer_list),
	},
	region: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoRegion,
		blankPicture: (region) => regionFigure(region, null),
		madePicture: (_, region, { text }) => regionFigure(region, { entry: text }),
	},
	ruler: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoRuler,
		blankPicture: (ruler) => rulerFigure(ruler, null),
		madePicture: (_, ruler, { text }) => rulerFigure(ruler, { entry: text }),
	},
	protractor: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoProtractor,
		blankPicture: (protractor) => protractorFigure(protractor, null),
		madePicture: (_, protractor, { text }) => protractorFigure(protractor, { entry: text }),
	},
	inequality: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoInequality,
		blankPicture: (line) => inequalityFigure(line, null),
		madePicture: (_, line, { text }) => inequalityFigure(line, { entry: text }),
	},
	interval: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoInterval,
		blankPicture: (line) => intervalFigure(line, null),
		madePicture: (_, line, { text }) => intervalFigure(line, { entry: text }),
	},
	chart: {
		question_type: "FILL_MULTIPLE",
		whyUnfit: whyNoChart,
		blankPicture: (chart) => chartFigure(chart, []),
		madePicture: (_, chart, { answer_list }) => chartFigure(chart, valuesOf(chart, answer_list)),
	},
	box_plot: {
		question_type: "FILL_MULTIPLE",
		whyUnfit: whyNoBoxPlot,
		blankPicture: (plot) => boxPlotFigure(plot, []),
		madePicture: (_, plot, { answer_list }) => boxPlotFigure(plot, answer_list),
	},
	blocks: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoBlocks,
		blankPicture: (blocks) => (blocks.start === 0 ? null : blocksFigure(blocks, null)),
		madePicture: (_, blocks, { text }) => blocksFigure(blocks, { entry: text }),
	},
	cubes: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoCubes,
		blankPicture: (cubes) => cubesFigure(cubes, null),
		madePicture: (_, cubes, { text }) => cubesFigure(cubes, { entry: text }),
	},
	cut: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoCut,
		blankPicture: (cut) => cutFigure(cut, null),
		madePicture: (_, cut, { text }) => cutFigure(cut, { entry: text }),
	},
	parts: {
		question_type: "SELECT_ALL",
		whyUnfit: whyNoParts,
		blankPicture: (parts) => partsFigure(parts, [], []),
		madePicture: ({ options }, parts, { option_ids }) =>
			partsFigure(
				parts,
				options.map(plainFace),
				options.map(({ id }) => option_ids.includes(id)),
			),
	},
	tiles: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoTiles,
		blankPicture: (tiles) => tilesFigure(tiles, null),
		madePicture: (_, tiles, { text }) => tilesFigure(tiles, { entry: text }),
	},
	money: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoMoney,
		blankPicture: () => null,
		madePicture: (_, money, { text }) => moneyFigure(money, { entry: text }),
	},
	jumps: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoJumps,
		blankPicture: (jumps) => jumpsFigure(jumps, null),
		madePicture: (_, jumps, { text }) => jumpsFigure(jumps, { entry: text }),
	},
	balance: {
		question_type: "FILL_ONE",
		whyUnfit: whyNoBalance,
		blankPicture: (balance) => balanceFigure(balance, null),
		madePicture: (_, balance, { text }) => balanceFigure(balance, { entry: text }),
	},
	machine: {
		question_type: "FILL_MULTIPLE",
		whyUnfit: whyNoMachine,
		blankPicture: (machine) => machineFigure(machine, []),
		madePicture: (_, machine, { answer_list }) => machineFigure(machine, answer_list),
	},
};

/** Every kind. */
export const interactionKindNames = Object.keys(interactionKinds) as InteractionKind[];

/** The empty board, for paper; null if the question shows it anyway. */
export function blankPicture(interaction: Interaction): Figure | null {
	return recordOf(interaction).blankPicture(interaction);
}

/** The answer as a picture; null if the question is typed or chosen, or the board can't show what was typed. */
export function madePicture(question: Question, answer: StudentAnswer): Figure | null {
	const { interaction, question_type } = question;
	if (interaction === undefined || question_type !== answer.question_type) return null;
	const record = recordOf(interaction);
	if (record.question_type !== question_type) return null;
	const made = record.madePicture(question, interaction, answer);
	return made?.svg === record.blankPicture(interaction)?.svg ? null : made;
}

/** Why the interaction does not fit the question, or null; first its type must match. */
export function whyUnfit(question: Question, interaction: Interaction): string | null {
	const record = recordOf(interaction);
	const { question_type } = question;
	return record.question_type === question_type ? record.whyUnfit(question, interaction) : question_type;
}

/** A record whose kind only its interaction determines. */
interface AnyRecord {
	question_type: QuestionType;
	whyUnfit(question: Question, settings: Interaction): string | null;
	blankPicture(settings: Interaction): Figure | null;
	madePicture(question: Question, settings: Interaction, answer: StudentAnswer): Figure | null;
}

/** Callers have compared the question's type with the record's. */
function recordOf({ kind }: Interaction): AnyRecord {
	return interactionKinds[kind];
}
