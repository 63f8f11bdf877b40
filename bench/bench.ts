import path from "node:path";
import { ensureWebIsBuilt } from "@learnin/local/ensure-web-is-built";
import { generationTable } from "./generation.ts";
import { gradingTable } from "./grading.ts";
import { pageWeightTable } from "./page-weights.ts";
import { submittedAnswers } from "./submitted-answers.ts";

/** `npm run bench`: four figures, each against a named reference of the same run. `--quick` shortens the windows. */
const windowMs = process.argv.includes("--quick") ? 500 : 2_500;
const rounds = process.argv.includes("--quick") ? 1 : 3;

const checkout = path.join(import.meta.dirname, "..");
await ensureWebIsBuilt(checkout, { log: console.log, signal: new AbortController().signal });
process.stdout.write(await submittedAnswers({ windowMs, rounds, connections: [1, 32, 128] }));
process.stdout.write(gradingTable({ windowMs, rounds }));
process.stdout.write(generationTable({ seeds: process.argv.includes("--quick") ? 40 : 200 }));
process.stdout.write(pageWeightTable());
