import * as z from "zod/mini";

/**
 * Text typed on one line: trimmed, NFC, without control characters, and without characters that change text direction:
 * a name must not reverse the words beside it. `label` names it in messages.
 */
export function line(label: string, max: number) {
	return oneLine(label, max, [z.minLength(1, `${label} is required.`)]);
}

/** The same, possibly empty. */
export function optionalLine(label: string, max: number) {
	return oneLine(label, max, []);
}

function oneLine(label: string, max: number, further: readonly z.core.$ZodCheck<string>[]) {
	return z.pipe(
		z.pipe(
			z.string(),
			z.transform((text) => text.normalize("NFC").trim()),
		),
		z
			.string()
			.check(
				...further,
				z.maxLength(max, `${label} may have at most ${max} characters.`),
				z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, `${label} has characters that can’t be used.`),
			),
	);
}

/** Text of several lines, possibly none: trimmed, NFC, no control characters except line breaks and tabs. */
export function multilineText(max: number) {
	return z.pipe(
		z.pipe(
			z.string(),
			z.transform((text) => text.normalize("NFC").replaceAll("\r\n", "\n").trim()),
		),
		z
			.string()
			.check(
				z.maxLength(max, `This may have at most ${max} characters.`),
				z.regex(/^(?:\P{Cc}|[\n\t])*$/u, "This has characters that can’t be used."),
			),
	);
}

/**
 * An email address: trimmed, lower case. Deliberately only the plain form; a sent email is the proof. It has no
 * invisible characters, or two accounts could show the same address.
 */
export const email = z.pipe(
	z.pipe(
		z.string(),
		z.transform((text) => text.normalize("NFC").trim().toLowerCase()),
	),
	z
		.string()
		.check(
			z.minLength(1, "Email is required."),
			z.maxLength(254, "Email may have at most 254 characters."),
			z.regex(
				/^[^\s@<>,;:"()\p{Cc}\p{Cf}]+@[^\s@<>,;:"()\p{Cc}\p{Cf}]+\.[^\s@<>,;:"()\p{Cc}\p{Cf}]+$/u,
				"Please enter a valid email address.",
			),
		),
);

/** A new password: 8 to 128 characters, anything allowed. */
export const newPassword = z
	.string()
	.check(
		z.minLength(8, "Use at least 8 characters."),
		z.maxLength(128, "Password may have at most 128 characters."),
	);

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** A day of the calendar, as yyyy-mm-dd, in the student's time zone on that day. */
export const date = z
	.string()
	.check(
		z.regex(
			/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
			"Please give a day as yyyy-mm-dd, such as 2026-11-22.",
		),
	);

export const id = z.uuid();

/** Where a page of a list begins; none for the first one. */
export const cursor = z.optional(z.string().check(z.maxLength(200)));

/** Markdown with formulas, rendered on the server: safe HTML with MathML, and its spoken form. */
export const renderedText = z.object({ html: z.string(), spoken: z.string() });
export type RenderedText = z.infer<typeof renderedText>;

export const figure = z.object({ svg: z.string(), alt: z.string() });

/**
 * An IANA time zone of a place, such as Asia/Kathmandu, or UTC. Abbreviations are resolved to the place: the database
 * takes "IST" for Israel, where browsers mean India, and does not know "AET". Offsets are refused: it reads their sign
 * the other way round.
 */
export const timeZone = z.pipe(
	z.pipe(z.string().check(z.maxLength(60)), z.transform(placeOfTimeZone)),
	z.string().check(z.minLength(1, "We don’t know this time zone.")),
);

const place =
	/^(?:UTC|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)\/[\w+/-]+)$/;

/** Empty for a name of no place known to this runtime. */
function placeOfTimeZone(name: string): string {
	try {
		const known = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
		return [name, known].find((each) => place.test(each)) ?? "";
	} catch {
		return "";
	}
}
