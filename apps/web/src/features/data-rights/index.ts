export { DeleteAccountCard } from "./delete-account-card.tsx";
export { DeleteChildDialog } from "./delete-child-dialog.tsx";
export { DeleteFamilyCard } from "./delete-family-card.tsx";
export { ExportDialog } from "./export-dialog.tsx";
export { PrivacyLink } from "./privacy-link.tsx";
