export { showImpersonation } from "./banner.tsx";
export { ImpersonateButton } from "./impersonate-button.tsx";
