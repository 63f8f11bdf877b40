import { generatedType } from "@learnin/contract/schemas/generation.schema";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { schemaOf } from "./generated-schema.ts";

/** What the providers' strict modes read; they refuse bounds, patterns and optional fields. */
const keywords = new Set([
	"$schema",
	"additionalProperties",
	"anyOf",
	"const",
	"items",
	"properties",
	"required",
	"type",
]);

/** Every schema in a JSON schema, itself included. */
function partsOf(schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema[] {
	const inner = [schema.items, ...(schema.anyOf ?? []), ...Object.values(schema.properties ?? {})];
	const parts = inner.flat().filter((part) => typeof part === "object");
	return [schema, ...parts.flatMap(partsOf)];
}

describe.each(generatedType.options)("the schema of %s", (question_type) => {
	const parts = partsOf(z.toJSONSchema(schemaOf(question_type)));

	test("has only what strict modes read", () => {
		for (const part of parts) expect(Object.keys(part).filter((name) => !keywords.has(name))).toEqual([]);
	});

	test("requires every field and allows no other", () => {
		const objects = parts.filter(({ type }) => type === "object");
		expect(objects.length).toBeGreaterThan(0);
		for (const { properties = {}, required, additionalProperties } of objects)
			expect([required, additionalProperties]).toEqual([Object.keys(properties), false]);
	});
});
