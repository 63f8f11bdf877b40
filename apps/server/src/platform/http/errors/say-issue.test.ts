import { api } from "@learnin/contract/api";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import type { Route } from "@learnin/contract/define-route";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { say } from "../../languages/say.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { sayIssue } from "./say-issue.ts";

const odd: unknown[] = [
	undefined,
	null,
	true,
	0,
	-1,
	1.5,
	1e12,
	Number.NaN,
	Number.POSITIVE_INFINITY,
	"",
	" ",
	"x",
	"x".repeat(200_000),
	"\u0000",
	[],
	[null],
	Array.from({ length: 500 }, () => "x"),
	{},
	{ nobody_asked: 1 },
	new Date(0),
	10n,
	() => 1,
];

/** Wording that only a validator uses. */
const validatorWords =
	/\b(?:expected|received|input|invalid|undefined|null|nan|regex|pattern|match|schema|parse|union|enum|literal|discriminator|boolean|string|array|object|integer|int|bigint|nonoptional|unrecognized|infinity|too_)\b|>=|<=|\[object/i;

/** Values to choose from, as a program has them. */
const names = /\b[A-Z_]{2,}\b/g;

type Part = Partial<Record<string, unknown>>;

/** Every nested schema with its field; a schema that reads a text in several steps counts as one. */
function* fieldsOf(
	schema: z.core.$ZodType,
	path: string,
	met = new Set<z.core.$ZodType>(),
): Generator<[string, z.core.$ZodType]> {
	if (met.has(schema)) return;
	met.add(schema);
	yield [path, schema];
	const def = schema._zod.def as unknown as Part;
	for (const [name, inner] of Object.entries((def["shape"] ?? {}) as Record<string, z.core.$ZodType>))
		yield* fieldsOf(inner, `${path}.${name}`, met);
	for (const name of ["element", "innerType", "keyType", "valueType"]) {
		const inner = def[name];
		if (isSchema(inner)) yield* fieldsOf(inner, path, met);
	}
	for (const name of ["options", "items"]) {
		const list = def[name];
		if (Array.isArray(list)) for (const inner of list) if (isSchema(inner)) yield* fieldsOf(inner, path, met);
	}
}

function isSchema(value: unknown): value is z.core.$ZodType {
	return typeof value === "object" && value !== null && "_zod" in value;
}

const routes: readonly Route[] = Object.values(api);
const parts = routes.flatMap((route) =>
	(["body", "query"] as const).flatMap((part) => {
		const schema = route[part];
		return schema === undefined ? [] : [[`${route.method} ${route.path} ${part}`, schema] as const];
	}),
);

test("there are schemas to check", () => {
	expect(parts.length).toBeGreaterThan(100);
});

test.each(parts)("%s: every field's error is in plain language, in both languages", (name, schema) => {
	const wrong: string[] = [];
	let fields = 0;
	for (const [path, field] of fieldsOf(schema as z.core.$ZodType, name)) {
		fields += 1;
		for (const value of odd) {
			const parsed = z.safeParse(field, value, { error: sayIssue });
			for (const { message } of parsed.error?.issues ?? [])
				if (validatorWords.test(message.replaceAll(names, "")) || !/^\p{Lu}.{3,}\.?$/u.test(message))
					wrong.push(`${path}: ${message}`);
				else if (say("es", message) === message) wrong.push(`${path}: not in Spanish: ${message}`);
		}
	}
	expect(fields).toBeGreaterThan(0);
	expect([...new Set(wrong)]).toEqual([]);
});

describe("through the API", () => {
	let app: TestApp;
	beforeAll(async () => {
		app = await createTestApp();
	});
	afterAll(() => app.stop());

	const login = (payload: object, language = "en") =>
		app
			.inject({
				method: "POST",
				url: loginUser.path,
				payload,
				headers: { "accept-language": language },
			})
			.then((answer) => [answer.statusCode, answer.json<{ message: unknown }>().message]);

	test("each field says what is wrong with it", async () => {
		expect(await login({ email: null, password: 7 })).toEqual([
			400,
			{ email: "This is required.", password: "This must be text." },
		]);
		expect(await login({ email: null, password: 7 }, "es")).toEqual([
			400,
			{ email: "Esto es obligatorio.", password: "Esto debe ser un texto." },
		]);
	});
});
