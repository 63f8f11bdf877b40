import { EDUCATIONAL_BOARDS } from "@learnin/domain/family/educational-boards";
import { complainOfPosted } from "@learnin/domain/family/check-child";
import { MAX_OBJECTIVE_LENGTH } from "@learnin/domain/family/learning-objectives";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { email, line, optionalLine } from "../../schemas/common.schema.ts";
import { currency } from "../../schemas/currency.schema.ts";
import { order, preparedOrder, price } from "../../schemas/order.schema.ts";

const educationalBoard = z.enum(["", ...EDUCATIONAL_BOARDS]);
/** In the family's own words; five are suggested. */
const learningObjective = line("Learning objective", MAX_OBJECTIVE_LENGTH);

/** One child as typed in onboarding. `educationalBoard` and the rest keep the contract's spelling. */
export const childDetails = z.strictObject({
	name: line("Full name", 100),
	email,
	grade: z.int().check(z.gte(2), z.lte(8)),
	educationalBoard: z._default(educationalBoard, ""),
	schoolName: z._default(optionalLine("School name", 150), ""),
	learningObjective,
	/** Fixed at 0 in onboarding; parents set it later. */
	daily_reward: z.optional(z.literal(0)),
});
export type ChildDetails = z.infer<typeof childDetails>;

const walletMoney = z.object({
	currency,
	amount: z.number(),
	/** A refund was requested, and a person sends it. */
	is_asked_back: z.boolean(),
});

const childrenToPayFor = z.strictObject({
	type: z._default(z.enum(["setup", "payment"]), "setup"),
	students: z
		.array(childDetails)
		.check(
			z.minLength(1, "Please add at least one child before continuing"),
			z.maxLength(10, "Please add at most 10 children at once."),
		),
});

export const getInitialStudentDetails = defineRoute({
	method: "GET",
	path: "/api/parents/initial-student-details",
	who: "unknown",
	summary: "The children entered so far in onboarding, and the open order if there is one.",
	response: z.object({
		/** What was entered before schools were one line stays readable. */
		students: z.array(z.extend(childDetails, { schoolName: z.string() })),
		order: z.nullable(order),
		price,
		/** Money that arrived for an expired order, in major units of each currency. */
		wallets: z.array(walletMoney),
	}),
	errors: [],
});

export const postInitialStudentDetails = defineRoute({
	method: "POST",
	path: "/api/parents/initial-student-details",
	who: "unknown",
	summary: "Keeps the children as drafts, opens (or reopens) the order and prepares its payment.",
	body: childrenToPayFor,
	complain: complainOfPosted,
	response: preparedOrder,
	errors: ["order_closed", "payment_unavailable", "payment_unknown", "too_many_requests"],
});

export const getAdditions = defineRoute({
	method: "GET",
	path: "/api/family/additions",
	who: "parent",
	summary: "The further children entered so far by a registered family, and its open order of any kind.",
	response: z.object({ students: z.array(childDetails), order: z.nullable(order), price }),
	errors: [],
});

export const postAdditions = defineRoute({
	method: "POST",
	path: "/api/family/additions",
	who: "parent",
	summary: "Keeps further children of a registered family as drafts and prepares their payment.",
	body: childrenToPayFor,
	complain: complainOfPosted,
	response: preparedOrder,
	errors: ["order_closed", "order_open", "payment_unavailable", "payment_unknown", "too_many_requests"],
});
