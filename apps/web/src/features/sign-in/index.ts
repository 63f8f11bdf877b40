export type { SignInMode } from "./sign-in.api.ts";
export { SignInDialog } from "./sign-in-dialog.tsx";
