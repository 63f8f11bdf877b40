import { questionTypeNames } from "@learnin/domain/question/question-type-names";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { cursor, id, line, moment, multilineText, renderedText } from "../../schemas/common.schema.ts";
import { feedback, practiceQuestion, questionStatus, studentAnswer } from "../../schemas/practice.schema.ts";
import { authoredQuestion } from "../../schemas/question.schema.ts";

const params = z.object({ question_id: id });

export const QUESTION_STATES = ["draft", "in_review", "published", "suspended", "retired"] as const;
export const questionState = z.enum(QUESTION_STATES);
export type QuestionState = z.infer<typeof questionState>;

/** `hardest` has those that students finished, `reported` those with an open report. */
export const BANK_SORTS = ["newest", "oldest", "hardest", "reported"] as const;
export const bankSort = z.enum(BANK_SORTS);
export type BankSort = z.infer<typeof bankSort>;

export const QUESTION_SOURCES = ["authored", "imported", "generated"] as const;
export const questionSource = z.enum(QUESTION_SOURCES);
export type QuestionSource = z.infer<typeof questionSource>;

export const questionType = z.enum(questionTypeNames);

const difficulty = z.int().check(z.gte(1), z.lte(5));
const tags = z.array(line("A tag", 40)).check(z.maxLength(12, "At most 12 tags."));

const decision = z.enum(["approve", "send_back", "retire", "suspend", "restore"]);
export type QuestionDecision = z.infer<typeof decision>;

/** The most questions in one bulk change. */
const MAX_AT_ONCE = 100;

/** How many questions are in each state; `published` counts every question that students get. */
export const stateCounts = z.object({
	draft: z.number(),
	in_review: z.number(),
	published: z.number(),
	/** Published questions with a newer version that is a draft or in review; counted there too. */
	published_changing: z.number(),
	suspended: z.number(),
	retired: z.number(),
});

const bankCounts = z.object({
	/** Counts each question once. */
	all: z.number(),
	...stateCounts.shape,
});

/** `me`: assigned to the caller; `nobody`: not assigned; or to this account. */
const askedReviewer = z.union([z.enum(["me", "nobody"]), id]);

/** A question with its filing. */
const written = {
	question: authoredQuestion,
	skill_id: z.string().check(z.maxLength(100)),
	difficulty,
	tags,
};

/** Students' results with the published version; null until someone finished it. */
const statistics = z.nullable(
	z.object({
		finished: z.number(),
		first_try: z.number(),
		skipped: z.number(),
		mean_tries: z.number(),
		median_active_ms: z.number(),
		/** Correlation between getting it right and ability, -1 to 1. */
		discrimination: z.nullable(z.number()),
		open_reports: z.number(),
		measured_at: moment,
	}),
);

/** Everything about one question of the bank. */
const bankQuestion = z.object({
	id,
	state: questionState,
	source: questionSource,
	/** The newest version, and the one that students get; null if none. */
	version: z.number(),
	published_version: z.nullable(z.number()),
	...written,
	skill_name: z.string(),
	grade: z.number(),
	created_by_name: z.nullable(z.string()),
	assigned_to: z.nullable(z.object({ id, name: z.string() })),
	created_at: moment,
	updated_at: moment,
	statistics,
	/** Newest first. */
	versions: z.array(
		z.object({
			version: z.number(),
			question: authoredQuestion,
			skill_id: z.string(),
			difficulty: z.number(),
			tags: z.array(z.string()),
			created_by_name: z.nullable(z.string()),
			created_at: moment,
		}),
	),
	/** Who did what, newest first. */
	events: z.array(
		z.object({
			kind: z.string(),
			version: z.number(),
			note: z.string(),
			actor_name: z.nullable(z.string()),
			/** The assigned reviewer. */
			about_name: z.nullable(z.string()),
			created_at: moment,
		}),
	),
});

export const createQuestion = defineRoute({
	method: "POST",
	path: "/api/questions",
	who: "admin",
	summary: "Adds a question to the bank, as a draft or for review. One with a fault is refused.",
	body: z.strictObject({ ...written, state: z.enum(["draft", "in_review"]) }),
	response: z.object({ id, version: z.number() }),
	errors: ["question_faulty", "question_exists", "not_found"],
});

export const getQuestion = defineRoute({
	method: "GET",
	path: "/api/questions/:question_id",
	who: "admin",
	summary: "One question of the bank with its key, its versions and who did what.",
	params,
	response: bankQuestion,
	errors: ["not_found"],
});

export const updateQuestion = defineRoute({
	method: "PUT",
	path: "/api/questions/:question_id",
	who: "admin",
	summary: "Stores a new version. Students go on with the published one until the new one is approved.",
	params,
	body: z.strictObject({
		...written,
		state: z.enum(["draft", "in_review"]),
		/** The edited version; refused if there is a newer one. */
		expected_version: z.int(),
	}),
	response: z.object({ version: z.number() }),
	errors: ["question_faulty", "question_exists", "question_changed", "not_found"],
});

export const decideQuestion = defineRoute({
	method: "POST",
	path: "/api/questions/:question_id/decisions",
	who: "admin",
	summary: "Approves the newest version, sends it back with a note, retires, suspends or brings back.",
	params,
	body: z.strictObject({
		decision,
		/** The reviewed version; refused if there is a newer one. */
		expected_version: z.int(),
		note: multilineText(1000),
	}),
	response: z.object({ state: questionState, published_version: z.nullable(z.number()) }),
	errors: ["question_changed", "decision_impossible", "question_exists", "note_needed", "not_found"],
});

export const assignQuestion = defineRoute({
	method: "PUT",
	path: "/api/questions/:question_id/reviewer",
	who: "admin",
	summary: "Says who reviews the question; null: nobody in particular.",
	params,
	body: z.strictObject({ account_id: z.nullable(id) }),
	response: z.object({ assigned_to: z.nullable(z.object({ id, name: z.string() })) }),
	errors: ["not_found"],
});

/** What to do with many questions. */
const bulkAct = z.discriminatedUnion("kind", [
	z.strictObject({ kind: z.literal("decide"), decision, note: multilineText(1000) }),
	/** Null: no reviewer. */
	z.strictObject({ kind: z.literal("assign"), account_id: z.nullable(id) }),
	/** Absent fields stay unchanged. */
	z.strictObject({
		kind: z.literal("file"),
		skill_id: z.optional(z.string().check(z.maxLength(100))),
		difficulty: z.optional(difficulty),
		add_tag: z.optional(line("A tag", 40)),
		remove_tag: z.optional(line("A tag", 40)),
	}),
]);
export type BulkAct = z.infer<typeof bulkAct>;

/** Why one question of many was refused. */
export const bulkRefusal = z.enum([
	"not_found",
	"question_changed",
	"decision_impossible",
	"question_exists",
	"too_many_tags",
	"nothing_to_change",
]);
export type BulkRefusal = z.infer<typeof bulkRefusal>;

export const actOnQuestions = defineRoute({
	method: "POST",
	path: "/api/questions/acts",
	who: "admin",
	summary: "Decides, assigns or files many questions, each by itself, and says of each what became of it.",
	body: z.strictObject({
		act: bulkAct,
		/** Each with the version that was shown; a question with a newer one is refused. */
		questions: z
			.array(z.strictObject({ id, expected_version: z.int() }))
			.check(z.minLength(1), z.maxLength(MAX_AT_ONCE, "At most 100 questions at once.")),
	}),
	response: z.object({
		/** In the order of the questions; without a refusal it was done. */
		results: z.array(z.object({ id, refusal: z.nullable(bulkRefusal) })),
	}),
	errors: ["note_needed", "not_found"],
});

export const getReviewers = defineRoute({
	method: "GET",
	path: "/api/question-reviewers",
	who: "admin",
	summary: "How many questions wait for a review, and who can review them, with how many each has.",
	response: z.object({
		waiting: z.number(),
		/** How many of them have no reviewer. */
		nobodys: z.number(),
		/** Every active super-admin, by name. */
		reviewers: z.array(z.object({ id, name: z.string(), waiting: z.number() })),
	}),
	errors: [],
});

/** Which questions of the bank are meant. */
export const bankFilter = {
	/** Words; the last one may be a prefix. */
	search: z.optional(z.string().check(z.maxLength(200))),
	/** State of the newest version; `published`: everything that students get. */
	state: z.optional(questionState),
	source: z.optional(questionSource),
	question_type: z.optional(questionType),
	grade: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(12))),
	skill_id: z.optional(z.string().check(z.maxLength(100))),
	difficulty: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(5))),
	tag: z.optional(z.string().check(z.maxLength(40))),
	reviewer: z.optional(askedReviewer),
};

export const getQuestions = defineRoute({
	method: "GET",
	path: "/api/questions",
	who: "admin",
	summary: "The bank, in the order asked for, a page at a time; without one the newest change first.",
	query: z.object({
		...bankFilter,
		sort: z.optional(bankSort),
		cursor,
	}),
	response: z.object({
		questions: z.array(
			z.object({
				id,
				state: questionState,
				source: questionSource,
				question_type: questionType,
				skill_id: z.string(),
				skill_name: z.string(),
				grade: z.number(),
				difficulty: z.number(),
				tags: z.array(z.string()),
				version: z.number(),
				published_version: z.nullable(z.number()),
				prompt: renderedText,
				assigned_to: z.nullable(z.object({ id, name: z.string() })),
				updated_at: moment,
				statistics,
			}),
		),
		/** Regardless of the other filters. */
		counts: bankCounts,
		next_cursor: z.nullable(z.string()),
	}),
	errors: ["not_found"],
});

export const previewQuestion = defineRoute({
	method: "POST",
	path: "/api/questions/preview",
	who: "admin",
	summary: "A question that is being written, as a student would get it, with the faults it still has.",
	body: z.strictObject(written),
	response: z.object({
		question: practiceQuestion,
		/** In the order in which a student opens them. */
		hints: z.array(renderedText),
		faults: z.array(z.object({ field: z.string(), fault: z.string(), detail: z.string() })),
		/** Not faults, but worth a look. */
		advice: z.array(z.object({ field: z.string(), advice: z.string() })),
	}),
	errors: ["not_found"],
});

export const answerQuestionPreview = defineRoute({
	method: "POST",
	path: "/api/questions/preview-answers",
	who: "admin",
	summary: "What the student's own grading says of an answer to a question that is being written.",
	body: z.strictObject({ question: authoredQuestion, answer: z.nullable(studentAnswer) }),
	response: z.object({ feedback: z.nullable(feedback), status: questionStatus }),
	errors: ["question_faulty"],
});

export const getQuestionSkills = defineRoute({
	method: "GET",
	path: "/api/question-skills",
	who: "admin",
	summary: "What a question can be filed under, in teaching order of the grades.",
	response: z.object({
		skills: z.array(
			z.object({
				id: z.string(),
				name: z.string(),
				/** The name that students see. */
				child_name: z.string(),
				grade: z.number(),
				domain_name: z.string(),
			}),
		),
	}),
	errors: [],
});

export const getQuestionDraft = defineRoute({
	method: "GET",
	path: "/api/question-drafts/:draft_key",
	who: "admin",
	summary: "What the own editor kept by itself: of a question, or of a new one (`new`).",
	params: z.object({ draft_key: z.string().check(z.regex(/^(new|[0-9a-f-]{36})$/)) }),
	response: z.object({ draft: z.nullable(z.unknown()), saved_at: z.nullable(moment) }),
	errors: [],
});

export const saveQuestionDraft = defineRoute({
	method: "PUT",
	path: "/api/question-drafts/:draft_key",
	who: "admin",
	summary: "Keeps what stands in the own editor, complete or not; null forgets it.",
	params: z.object({ draft_key: z.string().check(z.regex(/^(new|[0-9a-f-]{36})$/)) }),
	body: z.strictObject({ draft: z.nullable(z.record(z.string().check(z.maxLength(50)), z.unknown())) }),
	response: z.object({ saved_at: z.nullable(moment) }),
	errors: ["draft_too_large"],
});
