import * as z from "zod/mini";

/**
 * Text a person typed on one line: trimmed, NFC, no control characters, and none that turn the direction of what follows:
 * a name must not write the words beside it backwards. `label` names it in messages.
 */
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
				z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, `${label} has characters that cannot be used.`),
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

/**
 * An email address: trimmed, lower case. Deliberately the plain form; the mail itself is the proof. Nothing in it is
 * invisible, or two accounts could show the same address.
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

/**
 * An IANA time zone of a place, such as Asia/Kathmandu, or UTC. Short names become the place they stand for: the
 * database takes "IST" for Israel, where browsers mean India, and does not know "AET". Offsets are refused: it reads
 * their sign the other way round.
 */
export const timeZone = z.pipe(
	z.pipe(z.string().check(z.maxLength(60)), z.transform(placeOfTimeZone)),
	z.string().check(z.minLength(1, "This time zone is not known.")),
);

const place =
	/^(?:UTC|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)\/[\w+/-]+)$/;

/** Empty for a name that stands for no place this runtime knows. */
function placeOfTimeZone(name: string): string {
	try {
		const known = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
		return [name, known].find((each) => place.test(each)) ?? "";
	} catch {
		return "";
	}
}
