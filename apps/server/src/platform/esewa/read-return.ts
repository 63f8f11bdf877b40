import * as z from "zod";
import { readGroupedAmount } from "./amount.ts";
import type { EsewaSettings } from "./esewa-settings.ts";
import { type EsewaStatus, esewaStatuses } from "./esewa-status.ts";
import { readFlatJson } from "./read-flat-json.ts";
import { isSignatureOf } from "./signature.ts";

/** What eSewa signed when it sent the payer back. Not yet proof of a payment: the status check decides. */
export interface EsewaReturn {
	transaction_code: string;
	/** Only COMPLETE may be a payment. */
	status: EsewaStatus;
	/** Paisa. */
	amount_minor: number;
	transaction_uuid: string;
	product_code: string;
}

export type EsewaReturnResult = { ok: true; fields: EsewaReturn } | { ok: false; reason: EsewaReturnRefusal };

/** Why a return is not trusted; for the log, because a payer can do nothing with it. */
export type EsewaReturnRefusal =
	/** There is no `data`, or more than one. */
	| "missing"
	/** Too long, not base64, or not a JSON object. */
	| "unreadable"
	/** A field that must be signed is unsigned, missing, or in a format that eSewa never sends. */
	| "incomplete"
	| "wrong_signature"
	/** Meant for another merchant. */
	| "other_product";

/** Genuine ones have about 400 characters. */
const mostCharacters = 4096;

/**
 * The message itself lists its signed fields, so its author chose them. These must be in the list, or an
 * unsigned amount would pass.
 */
const requiredNames = [
	"transaction_code",
	"status",
	"total_amount",
	"transaction_uuid",
	"product_code",
	"signed_field_names",
] as const;

const plain = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/);
const fieldsShape = z.object({
	transaction_code: plain,
	status: z.enum(esewaStatuses),
	total_amount: z.string().transform((text, context) => {
		const amount_minor = readGroupedAmount(text);
		if (amount_minor !== undefined) return amount_minor;
		context.addIssue({ code: "custom", message: "is no amount" });
		return z.NEVER;
	}),
	transaction_uuid: plain,
	product_code: plain,
});

/**
 * Reads the query value that eSewa added to the address a payer came back to. Rejects everything that eSewa
 * did not sign for this merchant, and never throws. The caller checks whose payment it is, whether the amount
 * is right and whether it was seen before.
 */
export function readReturn(settings: EsewaSettings, data: unknown): EsewaReturnResult {
	if (typeof data !== "string" || data === "") return refused("missing");
	const text = data.length > mostCharacters ? undefined : decodeBase64(data);
	const values = text === undefined ? undefined : readFlatJson(text);
	if (values === undefined) return refused("unreadable");
	const names = signedNamesOf(values);
	const message = names === undefined ? undefined : messageOf(values, names);
	const signature = values["signature"];
	if (message === undefined || typeof signature !== "string") return refused("incomplete");
	if (!isSignatureOf(settings.secret, message, signature)) return refused("wrong_signature");
	const parsed = fieldsShape.safeParse(values);
	if (!parsed.success) return refused("incomplete");
	if (parsed.data.product_code !== settings.productCode) return refused("other_product");
	const { total_amount: amount_minor, ...rest } = parsed.data;
	return { ok: true, fields: { ...rest, amount_minor } };
}

function refused(reason: EsewaReturnRefusal): EsewaReturnResult {
	return { ok: false, reason };
}

/** In a URL a plus becomes a space, and some senders use URL-safe base64. */
function decodeBase64(data: string): string | undefined {
	const base64 = data.replaceAll(" ", "+").replaceAll("-", "+").replaceAll("_", "/");
	if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(base64, "base64"));
	} catch {
		return undefined;
	}
}

/** The names in the signed order; undefined if a required one is missing or one is repeated. */
function signedNamesOf(values: Record<string, unknown>): string[] | undefined {
	const listed = values["signed_field_names"];
	const names = typeof listed === "string" ? listed.split(",") : [];
	const isWhole = requiredNames.every((name) => names.includes(name));
	return isWhole && new Set(names).size === names.length ? names : undefined;
}

/** The text that was signed, from the values as written; undefined if a listed one has no text. */
function messageOf(values: Record<string, unknown>, names: readonly string[]): string | undefined {
	const texts = names.map((name) => (Object.hasOwn(values, name) ? literalOf(values[name]) : undefined));
	if (texts.includes(undefined)) return undefined;
	return names.map((name, index) => `${name}=${texts[index]}`).join(",");
}

function literalOf(value: unknown): string | undefined {
	if (typeof value === "string") return value;
	return typeof value === "boolean" || value === null ? String(value) : undefined;
}
