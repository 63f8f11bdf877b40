import * as z from "zod/mini";
import { api } from "./api.ts";
import { codesOf } from "./codes-of.ts";
import type { Route } from "./define-route.ts";
import { apiErrors } from "./errors.ts";
import * as common from "./schemas/common.schema.ts";
import * as currency from "./schemas/currency.schema.ts";
import * as dispute from "./schemas/dispute.schema.ts";
import * as generation from "./schemas/generation.schema.ts";
import * as interaction from "./schemas/interaction.schema.ts";
import * as order from "./schemas/order.schema.ts";
import * as practice from "./schemas/practice.schema.ts";
import * as question from "./schemas/question.schema.ts";

type JsonSchema = Record<string, unknown>;
type Schemas = Record<string, JsonSchema>;

/** Schemas shared by several routes: each is in the document once, with its name in the code. */
const named = z.registry<{ id: string }>();
for (const shared of [common, currency, dispute, generation, interaction, order, practice, question])
	for (const [id, schema] of Object.entries<unknown>(shared))
		if (schema instanceof z.core.$ZodType) named.add(schema, { id });

/** The table of routes as an OpenAPI 3.1 document. */
export function buildOpenApi(): JsonSchema {
	const schemas: Schemas = { Error: errorSchema };
	const paths: Record<string, JsonSchema> = {};
	for (const [operationId, route] of Object.entries<Route>(api)) {
		const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
		paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(operationId, route, schemas) };
	}
	return {
		openapi: "3.1.0",
		info: { title: "Learnin", version: "1", description: "The API of Learnin, Interactive Math Mastery." },
		paths,
		components: {
			securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
			schemas,
		},
	};
}

const errorSchema = {
	type: "object",
	required: ["code"],
	properties: {
		code: { enum: Object.keys(apiErrors) },
		detail: { type: "string", description: "A sentence for a person." },
		message: {
			description: "Instead of detail: a sentence, or one per field.",
			anyOf: [{ type: "string" }, { type: "object", additionalProperties: { type: "string" } }],
		},
		id: { type: "string", description: "Names this answer in the server's log." },
	},
};

function operation(operationId: string, route: Route, schemas: Schemas): JsonSchema {
	return {
		operationId,
		summary: route.summary,
		"x-who": route.who,
		...(route.who === "public" ? {} : { security: [{ bearer: [] }] }),
		parameters: [...parameters("path", route.params, schemas), ...parameters("query", route.query, schemas)],
		...(route.body
			? {
					requestBody: {
						required: true,
						content: bodyContent(route, jsonSchema(route.body, "input", schemas)),
					},
				}
			: {}),
		responses: { 200: success(route, schemas), ...failures(route) },
	};
}

function bodyContent({ files = [], fileList, kind }: Route, data: JsonSchema): JsonSchema {
	if (kind !== "upload") return { "application/json": { schema: data } };
	const file = { type: "string", contentMediaType: "application/octet-stream" };
	const parts = Object.fromEntries<JsonSchema>(files.map((name) => [name, file]));
	if (fileList !== undefined)
		parts[fileList.part] = { type: "array", items: file, minItems: 1, maxItems: fileList.most };
	const schema = { type: "object", required: Object.keys(parts), properties: { ...parts, data } };
	return { "multipart/form-data": { schema } };
}

function success(route: Route, schemas: Schemas): JsonSchema {
	const schema = jsonSchema(route.response, "output", schemas);
	if (route.kind === "stream") {
		return {
			description: "Lines of JSON, one object each.",
			content: { "application/x-ndjson": { schema } },
		};
	}
	if (route.kind === "file")
		return { description: "A file.", content: { [route.fileType ?? "application/zip"]: {} } };
	const envelope = { type: "object", required: ["data"], properties: { data: schema } };
	return { description: "Done.", content: { "application/json": { schema: envelope } } };
}

/** Codes with the same status share an entry that names them all. */
function failures(route: Route): JsonSchema {
	const byStatus = Map.groupBy(codesOf(route), (code) => apiErrors[code].status);
	const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
	return Object.fromEntries(
		[...byStatus].map(([status, list]) => [
			status,
			{
				description: list.map((code) => `${code}: ${apiErrors[code].detail}`).join("\n"),
				"x-codes": list,
				content,
			},
		]),
	);
}

function parameters(place: "path" | "query", schema: Route["params"], schemas: Schemas): JsonSchema[] {
	if (schema === undefined) return [];
	const { properties = {}, required = [] } = jsonSchema(schema, "input", schemas) as {
		properties?: JsonSchema;
		required?: string[];
	};
	return Object.entries(properties).map(([name, property]) => ({
		name,
		in: place,
		required: place === "path" || required.includes(name),
		schema: property,
	}));
}

/** Describes a schema; named schemas in it go to `schemas`, since input and output may differ. */
function jsonSchema(schema: z.core.$ZodType, io: "input" | "output", schemas: Schemas): JsonSchema {
	const {
		$schema: _,
		$defs = {},
		...rest
	} = z.toJSONSchema(schema, {
		io,
		metadata: named,
		unrepresentable: "any",
		// The library omits defaults of values that are transformed on input, such as the name of a time zone.
		override: ({ zodSchema: { _zod }, jsonSchema: json }) => {
			if (_zod.def.type === "default") json.default ??= _zod.def.defaultValue as typeof json.default;
		},
	});
	const ending = io === "input" ? "Input" : "";
	const placed = (value: object) =>
		JSON.parse(
			JSON.stringify(value).replaceAll(/"#\/\$defs\/(\w+)"/g, `"#/components/schemas/$1${ending}"`),
		) as JsonSchema;
	for (const [id, definition] of Object.entries($defs)) schemas[id + ending] ??= placed(definition);
	return placed(rest);
}
