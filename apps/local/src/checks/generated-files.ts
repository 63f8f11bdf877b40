import { buildOpenApi } from "@learnin/contract/openapi";
import { describeSchema } from "@learnin/server/platform/db/migrations/describe-schema";
import { generateSchema } from "@learnin/server/platform/db/migrations/generate-schema";

/**
 * Every file in the repository that is generated from the contract or the migrations: its path and expected
 * content.
 */
export async function generatedFiles(migratedDatabase: string): Promise<[path: string, content: string][]> {
	return [
		["apps/server/src/platform/db/schema.generated.ts", await generateSchema(migratedDatabase)],
		["docs/database.md", await describeSchema(migratedDatabase)],
		["docs/openapi.json", `${JSON.stringify(buildOpenApi(), null, "\t")}\n`],
	];
}
