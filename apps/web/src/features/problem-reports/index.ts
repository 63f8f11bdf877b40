export { ReportDialog } from "./report-dialog.tsx";
