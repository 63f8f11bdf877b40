import fc from "fast-check";
import type { StudentAnswer } from "../../question/question.ts";

const WORDS_OF_THE_LANGUAGE = ["__proto__", "constructor", "toString", "hasOwnProperty", "length", "valueOf"];
const LONG = "9".repeat(100_000);

const texts = fc.oneof(
	{ weight: 6, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
	{
		weight: 4,
		arbitrary: fc.constantFrom("", " ", "1", "1/2", "0.5", "1 1/2", "a", "b", "c", "1/0", "-", "½"),
	},
	{ weight: 2, arbitrary: fc.constantFrom(...WORDS_OF_THE_LANGUAGE, "\ud800", "\udfff1", LONG) },
);
const ids = fc.oneof(
	fc.constantFrom("a", "b", "c", "d", "e", "1", "2", "3", "top", "first", "second", "right", "bottom"),
	texts,
);
const lists = (entry: fc.Arbitrary<string>) => fc.array(entry, { maxLength: 12 });
// Own properties of any name, as a parsed request has them.
const dicts = fc
	.array(fc.tuple(ids, texts), { maxLength: 8 })
	.map((pairs) => Object.fromEntries(pairs) as Record<string, string>);

/** Answers of every question type, from nearly right to hostile: strange ids, lone surrogates, endless entries. */
export const hostileAnswers: fc.Arbitrary<StudentAnswer> = fc.oneof(
	fc.record({ question_type: fc.constant("SELECT_ONE" as const), option_id: fc.option(ids) }),
	fc.record({ question_type: fc.constant("SELECT_ALL" as const), option_ids: lists(ids) }),
	fc.record({ question_type: fc.constant("FILL_ONE" as const), text: texts }),
	fc.record({ question_type: fc.constant("FILL_MULTIPLE" as const), answer_list: lists(texts) }),
	fc.record({ question_type: fc.constant("MATCH_THE_FOLLOWING" as const), answer_dict: dicts }),
	fc.record({ question_type: fc.constant("LABELED_INPUT" as const), answer_dict: dicts }),
	fc.record({ question_type: fc.constant("VERIFY_WITH_LLM" as const), text: texts }),
);
