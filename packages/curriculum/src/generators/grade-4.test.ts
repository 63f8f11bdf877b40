import { golden4 } from "../testing/golden/grade-4.ts";
import { testGrade } from "../../tools/test-grade.ts";
import { grade4 } from "./grade-4.ts";

testGrade(grade4, golden4);
