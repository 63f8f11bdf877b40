import type { FillOneQuestion } from "../question/question.ts";
import type { Interaction, InteractionKind } from "./interaction.ts";
import { whyNoNumberLine } from "./number-line/check-number-line.ts";
import { numberLineFigure } from "./number-line/number-line-picture.ts";
import { whyNoShading } from "./shading/check-shading.ts";
import { shadingFigure } from "./shading/shading-picture.ts";
import type { Figure } from "../question/question.ts";

/** What the rules know of one way to make an answer. */
interface KindRecord<I extends Interaction> {
	/** Why it cannot ask the question, or null. */
	whyUnfit(question: FillOneQuestion, settings: I): string | null;
	/** What an answer is made on; with what was made where there is an entry that can be shown. */
	pictureOf(settings: I, made: MadeEntry | null): Figure;
}

/** An entry with the form it was asked in. */
export type MadeEntry = Pick<FillOneQuestion, "answer_type"> & { entry: string };

const interactionKinds: {
	readonly [K in InteractionKind]: KindRecord<Extract<Interaction, { kind: K }>>;
} = {
	number_line: { whyUnfit: whyNoNumberLine, pictureOf: numberLineFigure },
	shading: { whyUnfit: whyNoShading, pictureOf: shadingFigure },
};

/** The record of the interaction's own kind. */
export function kindOf({ kind }: Interaction): KindRecord<Interaction> {
	return interactionKinds[kind];
}
