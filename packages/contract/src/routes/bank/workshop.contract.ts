import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { cursor, id, moment } from "../../schemas/common.schema.ts";

const next_cursor = z.nullable(z.string());
const jobName = z.string().check(z.maxLength(60), z.regex(/^[a-z-]+$/));

/** Plain facts: ids, counts and fixed words. */
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const JOB_STATES = ["waiting", "trying_again", "running", "failed", "cancelled"] as const;
export const jobState = z.enum(JOB_STATES);
export type JobState = z.infer<typeof jobState>;

/** Jobs of a kind and state are counted up to this number. */
export const MAX_COUNTED_JOBS = 1_000;

export const getJobs = defineRoute({
	method: "GET",
	path: "/api/superadmin/jobs",
	who: "admin",
	summary: "The work in the background: how much waits of each kind, and the single jobs, newest first.",
	query: z.object({
		state: z.optional(jobState),
		name: z.optional(jobName),
		cursor,
	}),
	response: z.object({
		/** Every kind, with its counts, up to MAX_COUNTED_JOBS. */
		queues: z.array(
			z.object({
				name: z.string(),
				/** Its schedule as a cron line in UTC. */
				cron: z.nullable(z.string()),
				waiting: z.number(),
				trying_again: z.number(),
				running: z.number(),
				failed: z.number(),
				cancelled: z.number(),
			}),
		),
		jobs: z.array(
			z.object({
				id,
				name: z.string(),
				state: jobState,
				/** How often it was attempted. */
				tries: z.number(),
				/** What it is about: only ids, none of its content. */
				facts,
				/** Why the last attempt failed; without addresses and links. */
				error: z.nullable(z.string()),
				created_at: moment,
				/** The time of the next attempt. */
				next_at: z.nullable(moment),
			}),
		),
		next_cursor,
	}),
	errors: ["not_found"],
});

export const decideJob = defineRoute({
	method: "POST",
	path: "/api/superadmin/jobs/:name/:job_id/decisions",
	who: "admin",
	summary: "Retries a job at once, or cancels it.",
	params: z.object({ name: jobName, job_id: id }),
	body: z.strictObject({ decision: z.enum(["retry", "cancel"]) }),
	response: z.object({}),
	errors: ["not_found", "job_running"],
});

export const MAIL_STATES = ["waiting", "sent", "failed"] as const;
const mailState = z.enum(MAIL_STATES);

export const getMails = defineRoute({
	method: "GET",
	path: "/api/superadmin/mails",
	who: "admin",
	summary: "Mails, newest first: to whom, of which kind and how it went; never what they say.",
	query: z.object({
		state: z.optional(mailState),
		/** A whole address. */
		address: z.optional(z.string().check(z.maxLength(254))),
		cursor,
	}),
	response: z.object({
		mails: z.array(
			z.object({
				id,
				kind: z.string(),
				/** Masked, such as a…a@example.com; null if no account has it anymore. */
				address: z.nullable(z.string()),
				state: mailState,
				tries: z.number(),
				last_error: z.nullable(z.string()),
				created_at: moment,
				tried_at: z.nullable(moment),
			}),
		),
		next_cursor,
	}),
	errors: ["not_found"],
});

export const resendMail = defineRoute({
	method: "POST",
	path: "/api/superadmin/mails/:mail_id/tries",
	who: "admin",
	summary: "Tries at once again to send a mail that did not go out. One that was sent is not kept.",
	params: z.object({ mail_id: id }),
	body: z.strictObject({}),
	response: z.object({}),
	errors: ["not_found", "mail_gone"],
});

export const getErrorReports = defineRoute({
	method: "GET",
	path: "/api/superadmin/error-reports",
	who: "admin",
	summary: "Errors of the browser, what is the same in one row, seen last first.",
	query: z.object({ state: z.enum(["open", "done"]), cursor }),
	response: z.object({
		errors: z.array(
			z.object({
				id,
				kind: z.enum(["not_found", "network", "render"]),
				page: z.string(),
				message: z.string(),
				version: z.string(),
				reports: z.number(),
				first_seen_at: moment,
				last_seen_at: moment,
				done_at: z.nullable(moment),
				done_by_name: z.nullable(z.string()),
			}),
		),
		next_cursor,
	}),
	errors: ["not_found"],
});

export const markErrorReport = defineRoute({
	method: "PUT",
	path: "/api/superadmin/error-reports/:error_id",
	who: "admin",
	summary: "Says that an error was looked into, or that it is open again.",
	params: z.object({ error_id: id }),
	body: z.strictObject({ is_done: z.boolean() }),
	response: z.object({}),
	errors: ["not_found"],
});

export const getSettings = defineRoute({
	method: "GET",
	path: "/api/superadmin/settings",
	who: "admin",
	summary: "What this node is set up with: names and whether they are set, never a secret.",
	response: z.object({
		settings: z.array(
			z.object({
				name: z.string(),
				is_set: z.boolean(),
				/** Null if it is not set, or secret. */
				value: z.nullable(z.string()),
			}),
		),
		models: z.array(z.object({ name: z.string(), provider: z.string(), model: z.string() })),
		model_calls: z.object({ today: z.number(), limit: z.number() }),
		node_version: z.string(),
		database_version: z.string(),
		/** The last migration. */
		migration: z.string(),
		database_bytes: z.number(),
		/** How many nodes run jobs now. */
		nodes: z.number(),
		mode: z.string(),
	}),
	errors: [],
});

/** Who acted, or who was acted on. */
const inAct = z.object({
	id,
	/** Null if the id is unknown now, or not a person. */
	name: z.nullable(z.string()),
	/** The page about the person; null if there is none. */
	page: z.nullable(z.object({ kind: z.enum(["parent", "student"]), id })),
});

export const getAuditLog = defineRoute({
	method: "GET",
	path: "/api/superadmin/audit-log",
	who: "admin",
	summary: "Who did what to whom, newest first.",
	query: z.object({
		/** The whole address of an account, or the id of an account or a student. */
		person: z.optional(z.string().check(z.maxLength(254))),
		/** Whether the person acted, or was acted on. */
		side: z.optional(z.enum(["by", "about"])),
		action: z.optional(z.string().check(z.maxLength(80))),
		from: z.optional(z.iso.date()),
		to: z.optional(z.iso.date()),
		cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
	}),
	response: z.object({
		acts: z.array(
			z.object({
				id: z.string(),
				created_at: moment,
				action: z.string(),
				/** Null: the product itself. */
				actor: z.nullable(inAct),
				subject: z.nullable(inAct),
				/** The family concerned, by who set it up; null if none, or if deleted. */
				family: z.nullable(z.object({ name: z.string(), account_id: id })),
				details: facts,
			}),
		),
		/** Every action that was ever logged. */
		actions: z.array(z.string()),
		next_cursor,
	}),
	errors: [],
});
