import type { QuestionType } from "@learnin/domain/question/question";
import type { ComponentType } from "react";
import type { InputProps, QuestionOf } from "../inputs/input-props.ts";

type Loader<T extends QuestionType> = () => Promise<ComponentType<InputProps<QuestionOf<T>>>>;

/** Loads the input of each question type, in its own chunk. */
export const inputLoaders: { readonly [T in QuestionType]: Loader<T> } = {
	SELECT_ONE: () => import("../inputs/select-one-input.tsx").then((m) => m.SelectOneInput),
	SELECT_ALL: () => import("../inputs/select-all-input.tsx").then((m) => m.SelectAllInput),
	FILL_ONE: () => import("../inputs/fill-one-input.tsx").then((m) => m.FillOneInput),
	FILL_MULTIPLE: () => import("../inputs/fill-multiple-input.tsx").then((m) => m.FillMultipleInput),
	MATCH_THE_FOLLOWING: () => import("../inputs/match-input.tsx").then((m) => m.MatchInput),
	LABELED_INPUT: () => import("../inputs/labeled-input.tsx").then((m) => m.LabeledInput),
	VERIFY_WITH_LLM: () => import("../inputs/written-input.tsx").then((m) => m.WrittenInput),
};
