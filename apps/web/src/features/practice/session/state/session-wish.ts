import type { RouteInput } from "@learnin/contract/define-route";
import type { startSession } from "@learnin/contract/routes/practice/practice.contract";

/** The request for a set to practice. */
export type SessionWish = RouteInput<typeof startSession>["body"];
