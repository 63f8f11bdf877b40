import * as z from "zod/mini";

/** Text a person typed on one line: trimmed, NFC, no control characters. `label` names it in messages. */
export function line(label: string, max: number) {
	return z.pipe(
		z.pipe(
			z.string(),
			z.transform((text) => text.normalize("NFC").trim()),
		),
		z
			.string()
			.check(
				z.minLength(1, `${label} is required.`),
				z.maxLength(max, `${label} may have at most ${max} characters.`),
				z.regex(/^\P{Cc}*$/u, `${label} has characters that cannot be used.`),
			),
	);
}

/** Text of several lines, possibly none: trimmed, NFC, no control characters but line breaks and tabs. */
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
				z.regex(/^(?:\P{Cc}|[\n\t])*$/u, "This has characters that cannot be used."),
			),
	);
}

/** An email address: trimmed, lower case. Deliberately the plain form; the mail itself is the proof. */
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
				/^[^\s@<>,;:"()\p{Cc}]+@[^\s@<>,;:"()\p{Cc}]+\.[^\s@<>,;:"()\p{Cc}]+$/u,
				"Please enter a valid email address.",
			),
		),
);

/** A new password: 8 to 128 characters, anything allowed. */
export const newPassword = z
	.string()
	.check(
		z.minLength(8, "Password needs at least 8 characters."),
		z.maxLength(128, "Password may have at most 128 characters."),
	);

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime();

export const id = z.uuid();

/** Markdown with formulas, rendered on the server: safe HTML with MathML, and how it is said aloud. */
export const renderedText = z.object({ html: z.string(), spoken: z.string() });
export type RenderedText = z.infer<typeof renderedText>;

export const figure = z.object({ svg: z.string(), alt: z.string() });

/** An IANA time zone name that this runtime knows, such as Asia/Kathmandu. */
export const timeZone = z
	.string()
	.check(z.maxLength(60), z.refine(isTimeZone, "This time zone is not known."));

function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
	} catch {
		return false;
	}
}
