export { draftOf, emptyChild } from "./child-draft.ts";
export { additionsQuery, saveAdditions } from "./onboarding.api.ts";
export { RegistrationForm } from "./registration-form.tsx";
