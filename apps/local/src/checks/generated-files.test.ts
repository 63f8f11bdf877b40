import { readFile } from "node:fs/promises";
import path from "node:path";
import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { unpartitionedTemplate } from "@learnin/server/platform/testing/global-setup";
import { expect, inject, test } from "vitest";
import { generatedFiles } from "./generated-files.ts";
import { checkout } from "../testing/child-process.ts";

test("the generated files are current; `npm run generate` rewrites them", async () => {
	const database = await createDatabaseFrom(inject("postgres"), unpartitionedTemplate);
	try {
		const files = await generatedFiles(database.connectionString);
		expect(files).toHaveLength(3);
		for (const [file, content] of files) {
			expect(await readFile(path.join(checkout, file), "utf8").catch(() => "missing"), file).toBe(content);
		}
	} finally {
		await database.drop();
	}
});
