export { AcceptWithGoogle } from "./accept-with-google.tsx";
export { GoogleButton } from "./google-button.tsx";
export { GoogleLink } from "./google-link.tsx";
export { type SignedIn, signInWithGoogle } from "./google-sign-in.api.ts";
export { GoogleSteps, stepWords } from "./google-steps.tsx";
export { useGoogle } from "./use-google.ts";
export { useGoogleOffered } from "./use-google-offered.ts";
