import type { Cell, CsvRow } from "../exchange/csv/csv-cells.ts";
import type { ExchangeNote } from "../exchange/exchange-note.ts";
import type { GiftAnswers } from "../exchange/gift/gift-parts.ts";
import type { MoodleBody, ToHtml } from "../exchange/moodle/moodle-parts.ts";
import type { NameOf } from "../exchange/plain-fields.ts";
import type { Nodes, QtiParts } from "../exchange/qti/qti-parts.ts";
import type { SketchBody } from "../exchange/items/sketch.ts";
import type { Question, QuestionType } from "../question/question.ts";
import type { QuestionOf } from "./type-record.ts";

/** Questions `Q` in the formats of other programs; null if a format cannot represent one. */
interface Exchanging<Q extends Question> {
	/** Its parts with ids, by kind; every program assigns new ids. */
	parts(question: Q): readonly (readonly [kind: string, list: readonly { id: string }[]])[];
	/** The fields that contain those ids, with the names of the parts instead. */
	plainFields(question: Q, nameOf: NameOf): Record<string, unknown>;
	/** The kinds of parts that a known mistake refers to; its answer may be an entry. */
	mistake: { part: string; answer: string | null };
	readCsv(cell: Cell, notes: ExchangeNote[]): SketchBody | null;
	csv(question: Q): CsvRow | null;
	gift(question: Q): GiftAnswers | null;
	moodle(question: Q, toHtml: ToHtml): MoodleBody | null;
	qti(question: Q, nodes: Nodes): QtiParts | null;
}

/** How other programs represent one question type. */
export type ExchangedType<T extends QuestionType> = Exchanging<QuestionOf<T>>;

/** One looked up by the type of the question at hand. */
export type AnyExchangedType = Exchanging<Question>;
