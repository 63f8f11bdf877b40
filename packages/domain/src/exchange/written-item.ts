import type { Question } from "../question/question.ts";
import type { Filing } from "./sketch.ts";

/** One question on its way out. */
export interface WrittenItem {
	/** Short and unique in the file: what other programs list it by. */
	name: string;
	question: Question;
	filing: Filing;
}
