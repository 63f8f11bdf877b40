import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// A busy machine alone is no failure.
const poll = { timeout: 60_000 };

/** Without them at the front one of them runs alone at the end, while all other workers are idle. */
const slowest = [
	"e2e/every-page.spec.ts",
	"e2e/every-page-of-admins.spec.ts",
	"e2e/parents/family-walk.spec.ts",
	"e2e/accounts/google.spec.ts",
	"e2e/parents/children.spec.ts",
	"apps/local/src/start.test.ts",
	"apps/local/src/production.test.ts",
	"apps/local/src/testing/money-storm/money-storm.test.ts",
	"apps/local/src/testing/storm/storm.test.ts",
	"apps/local/src/killed-import.test.ts",
	"packages/embedded-postgres/src/start-postgres.test.ts",
];

class SlowestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const rank = ({ moduleId }: TestSpecification) => {
			const place = slowest.findIndex((name) => moduleId.endsWith(name));
			return place === -1 ? slowest.length : place;
		};
		return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
	}
}

// Tests of packages and pages, of the server, and of browsers, one after the other: they share few cores, and the
// slow ones must not disturb the timed ones.
export default defineConfig({
	test: {
		pool: "forks",
		// A test that was never started must not look like one that passed.
		passWithNoTests: false,
		sequence: { sequencer: SlowestFirst },
		projects: [
			{
				test: {
					name: "unit",
					include: [
						"packages/*/{src,tools}/**/*.test.ts",
						"apps/stand-ins/src/**/*.test.ts",
						"bench/*.test.ts",
					],
					// The files of a worker share the modules they import.
					isolate: false,
					maxWorkers: 2,
					testTimeout: 60_000,
					expect: { poll },
					hookTimeout: 60_000,
					sequence: { groupOrder: 0 },
				},
			},
			{
				test: {
					name: "pages",
					// A test that replaces what browsers have restores it.
					isolate: false,
					include: ["apps/web/{src,build}/**/*.test.{ts,tsx}"],
					maxWorkers: 2,
					testTimeout: 60_000,
					expect: { poll },
					hookTimeout: 60_000,
					sequence: { groupOrder: 0 },
				},
			},
			{
				test: {
					name: "server",
					include: ["apps/server/**/*.test.ts", "apps/local/**/*.test.ts"],
					globalSetup: ["apps/server/src/platform/testing/global-setup.ts"],
					// Files of a worker share the modules they import, which else took a third of all the work; none leaves them
					// changed.
					isolate: false,
					maxWorkers: 4,
					testTimeout: 180_000,
					expect: { poll },
					hookTimeout: 180_000,
					sequence: { groupOrder: 1 },
				},
			},
			{
				test: {
					name: "e2e",
					include: ["e2e/**/*.spec.ts"],
					globalSetup: ["e2e/support/demo-data.ts"],
					isolate: false,
					// Each has a browser and a running Learnin of its own; a walk waits more than it works.
					maxWorkers: 4,
					testTimeout: 300_000,
					expect: { poll },
					hookTimeout: 240_000,
					sequence: { groupOrder: 2 },
				},
			},
		],
	},
});
