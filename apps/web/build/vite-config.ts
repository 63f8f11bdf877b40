import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";

export const webDir = join(import.meta.dirname, "..");

const shared: InlineConfig = {
	root: webDir,
	configFile: false,
	logLevel: "warn",
	publicDir: false,
	plugins: [react(), tailwindcss()],
};

/** The few modules that the home page shares with the app. */
const homesOwn = /[\\/](tokens|flash|session-storage|theme-store|return-to)\.ts$|vite[\\/]preload-helper/;
/** Not what only lists that grow need of them. */
const libraries =
	/node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|zod)[\\/](?!.*infiniteQuery|.*InfiniteQuery)/;
const ours = /[\\/]src[\\/](ui|platform)[\\/].*\.tsx?$/;
/** For pages in the frame and for forms; practice, the page that has to start fastest, needs none of it. */
const framed =
	/[\\/]ui[\\/](avatar|card|dialog|empty-state|fraction|load-failed|message-page|progress-bar|table|tabs|tile|tile-shapes)\.tsx$/;
/** For one page, or for later. */
const forOnePage =
	/[\\/]ui[\\/](accept-frame|avatar-chooser|closed-link-page|confirm-dialog|sign-out-first|task-frame|menu|field|note|password-field|bar-chart|chart-figure|chart-scale|toast-list|load-more|question-head|question-paper|queue-skeleton|work-queue)\.tsx?$|[\\/](live|time-words|count-words|use-now|use-task|days-until|invitation-token|places)\.ts$/;

/** What a question stands on, on the page of a student and in the preview for a parent. */
const practice =
	/[\\/]features[\\/]practice[\\/](drafts|answer-slots|practice-state|question-inputs|check-button|client-key|help-words|question-figure|keep-together|has-touch|later)\.tsx?$/;

/** What the pages of students share beside the question itself. */
const forStudents = /[\\/](practice\.api|unsent-key|points-for-attempt)\.ts$/;

/**
 * Few files instead of many: what every page of the app needs stands in two, one that changes with
 * the libraries and one that changes with us. A group takes along what its modules import, hence the priorities.
 */
const chunkGroups = [
	{ name: "base", test: homesOwn, priority: 3 },
	{ name: "vendor", test: libraries, priority: 2 },
	{
		name: "common",
		test: (id: string) => ours.test(id) && !framed.test(id) && !forOnePage.test(id),
		priority: 1,
	},
	{ name: "common", test: /lucide-react/, minShareCount: 4, priority: 1 },
	{ name: "framed", test: framed, priority: 1 },
	{ name: "practice", test: practice, priority: 1 },
	{ name: "student", test: forStudents, priority: 1 },
];

export function clientConfig(outDir: string): InlineConfig {
	return {
		...shared,
		build: {
			outDir,
			emptyOutDir: true,
			manifest: true,
			sourcemap: false,
			target: "es2022",
			// Fonts and pictures as data addresses would be refused by the content policy.
			assetsInlineLimit: 0,
			modulePreload: { polyfill: false },
			rolldownOptions: {
				input: { home: join(webDir, "home.html"), index: join(webDir, "index.html") },
				output: { codeSplitting: { groups: chunkGroups } },
			},
		},
	};
}

/** The developers' page, built for itself: what it shares with the app is not split off the app's files. */
export function developerConfig(outDir: string): InlineConfig {
	return {
		...shared,
		build: {
			outDir,
			emptyOutDir: false,
			target: "es2022",
			assetsInlineLimit: 0,
			modulePreload: { polyfill: false },
			rolldownOptions: { input: { developer: join(webDir, "developer.html") } },
		},
	};
}

/** The home page as a module that the build can call to prerender it. */
export function homeConfig(outDir: string): InlineConfig {
	return {
		...shared,
		build: {
			ssr: fileURLToPath(import.meta.resolve("../src/features/home/home-page.tsx")),
			outDir,
			emptyOutDir: true,
			rolldownOptions: { output: { entryFileNames: "home-page.mjs" } },
		},
		// One file with everything in it, so that it runs from any folder.
		ssr: { noExternal: true },
	};
}
