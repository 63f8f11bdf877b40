import type { QuestionType } from "@learnin/domain/question/question";
import type { ComponentType } from "react";
import type { InputProps, QuestionOf } from "../inputs/input-props.ts";

type Loader<T extends QuestionType> = () => Promise<ComponentType<InputProps<QuestionOf<T>>>>;

/** Loads the input of each question type, in its own chunk. */
export const inputLoaders: { readonly [T in QuestionType]: Loader<T> } = {
	SELECT_ONE: () => import("../inputs/options/select-one-input.tsx").then((m) => m.SelectOneInput),
	SELECT_ALL: () => import("../inputs/options/select-all-input.tsx").then((m) => m.SelectAllInput),
	FILL_ONE: () => import("../inputs/boxes/fill-one-input.tsx").then((m) => m.FillOneInput),
	FILL_MULTIPLE: () => import("../inputs/boxes/fill-multiple-input.tsx").then((m) => m.FillMultipleInput),
	MATCH_THE_FOLLOWING: () => import("../inputs/matching/match-input.tsx").then((m) => m.MatchInput),
	LABELED_INPUT: () => import("../inputs/labels/labeled-input.tsx").then((m) => m.LabeledInput),
	VERIFY_WITH_LLM: () => import("../inputs/written/written-input.tsx").then((m) => m.WrittenInput),
};
